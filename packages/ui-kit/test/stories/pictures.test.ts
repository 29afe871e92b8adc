import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { comparePictures, encodePicture, PIXEL_TOLERANCE } from "../../scripts/pictures/comparePictures.ts";
import {
  environmentOf,
  keptEnvironment,
  keptFiles,
  PICTURES,
  readPicture,
  sameEnvironment,
} from "../../scripts/pictures/keptPictures.ts";
import { takePicture } from "../../scripts/pictures/storyPage.ts";
import { STORIES, storyPages } from "./everyStory.ts";

const ALL_PICTURES_BYTES = 10_000_000;

/** Where letters are drawn otherwise, a picture may be this much taller or shorter. */
const OTHER_LETTERS_RATIO = 0.1;

const ADVICE = "`pnpm pictures` draws what differs, `pnpm pictures --update` keeps it";
/** Where a picture that differs lies beside what differs, for who could not look. */
const DIFFERENCES = new URL("../../reports/pictures/", import.meta.url).pathname;
const pages = storyPages();
let sameLetters = true;

beforeAll(async () => {
  rmSync(DIFFERENCES, { recursive: true, force: true });
  sameLetters = sameEnvironment(keptEnvironment(), await environmentOf(pages.browser()));
  if (!sameLetters)
    process.stdout.write(
      "Another Chromium or other fonts than the pictures come from: only sizes are compared.\n",
    );
});

/** What is other than in the kept picture, in words; empty where nothing is. */
async function difference(file: string, kept: Buffer, taken: Buffer): Promise<string> {
  if (sameLetters) {
    const { pixels, picture } = await comparePictures(kept, await encodePicture(taken));
    if (pixels <= PIXEL_TOLERANCE || picture === null) return "";
    const path = join(DIFFERENCES, file.replace(/\.webp$/, ""));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.now.png`, taken);
    writeFileSync(`${path}.difference.png`, picture);
    return `${pixels} pixels have another colour, see ${path}.difference.png; ${ADVICE}`;
  }
  const [before, after] = await Promise.all([sharp(kept).metadata(), sharp(taken).metadata()]);
  const tolerated = before.height * OTHER_LETTERS_RATIO;
  const fits = after.width === before.width && Math.abs(after.height - before.height) <= tolerated;
  return fits ? "" : `${after.width} × ${after.height}, kept ${before.width} × ${before.height}`;
}

it.concurrent.each(STORIES.filter(([, story]) => story.pictured))(
  "%s looks as kept",
  async (_name, story) => {
    const kept = readPicture(story.file);
    if (kept === null) throw new Error(`There is no picture of it: ${ADVICE}.`);
    const taken = await pages.withStory(story, takePicture, { fresh: true });
    expect(await difference(story.file, kept, taken)).toBe("");
  },
);

it("keeps no picture of a story that is gone", () => {
  const known = new Set(STORIES.map(([, story]) => story.file));
  const left = keptFiles().filter((file) => !known.has(file));
  expect(left).toEqual([]);
});

it("keeps all pictures within 10 MB", () => {
  const bytes = keptFiles().reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(ALL_PICTURES_BYTES);
});
