import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import sharp from "sharp";
import type { BrowserCommand } from "vitest/node";
import { comparePictures, encodePicture, PIXEL_TOLERANCE } from "./comparePictures.ts";
import {
  environmentOf,
  keepEnvironment,
  keepPicture,
  keptEnvironment,
  keptFiles,
  readPicture,
  sameEnvironment,
  type Environment,
} from "./keptPictures.ts";

/** Where letters are drawn otherwise, a picture may be this much taller or shorter. */
const OTHER_LETTERS_RATIO = 0.1;

const ADVICE = "`pnpm pictures` keeps it";

/** Where a picture that differs lies beside what differs. */
const DIFFERENCES = fileURLToPath(new URL("../../reports/pictures/", import.meta.url));

let environment: Promise<Environment> | undefined;

async function begin(browser: Browser): Promise<Environment> {
  rmSync(DIFFERENCES, { recursive: true, force: true });
  const now = await environmentOf(browser);
  if (!sameEnvironment(keptEnvironment(), now))
    process.stdout.write(
      "Another Chromium or other fonts than the pictures come from: only sizes are compared.\n",
    );
  return now;
}

async function pixelDifference(file: string, kept: Buffer, taken: Buffer): Promise<string> {
  const { pixels, picture } = await comparePictures(kept, taken);
  if (pixels <= PIXEL_TOLERANCE || picture === null) return "";
  const path = join(DIFFERENCES, file.replace(/\.webp$/, ""));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.now.png`, taken);
  writeFileSync(`${path}.difference.png`, picture);
  return `${pixels} pixels have another colour, see ${path}.difference.png; ${ADVICE}`;
}

async function sizeDifference(kept: Buffer, taken: Buffer): Promise<string> {
  const [before, after] = await Promise.all([sharp(kept).metadata(), sharp(taken).metadata()]);
  const tolerated = before.height * OTHER_LETTERS_RATIO;
  const fits = after.width === before.width && Math.abs(after.height - before.height) <= tolerated;
  return fits ? "" : `${after.width} × ${after.height}, kept ${before.width} × ${before.height}`;
}

/**
 * Takes a picture of the page and says how it is other than the kept one, in words; empty where it is not. Pixels
 * count where Chromium and letters are those the kept pictures come from, elsewhere only the size does. A run that
 * updates snapshots keeps what differs.
 */
export const comparePicture: BrowserCommand<[file: string], string> = async ({ page, project }, file) => {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser.");
  const now = await (environment ??= begin(browser));
  const taken = await page.screenshot({ animations: "disabled" });
  const kept = readPicture(file);
  const updates = project.serializedConfig.snapshotOptions.updateSnapshot === "all";
  const same = sameEnvironment(keptEnvironment(), now);
  if (kept === null && !updates) return `There is no picture of it: ${ADVICE}.`;
  const difference =
    kept === null ? ADVICE : await (same ? pixelDifference(file, kept, taken) : sizeDifference(kept, taken));
  if (!updates || (same && difference === "")) return difference;
  keepPicture(file, await encodePicture(taken));
  // A new picture does not say where all the others come from.
  if (kept !== null || keptFiles().length === 1) keepEnvironment(now);
  return "";
};
