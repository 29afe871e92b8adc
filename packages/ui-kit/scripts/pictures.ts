import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { comparePictures, encodePicture, PIXEL_TOLERANCE } from "./pictures/comparePictures.ts";
import { contactSheet, type SheetRow } from "./pictures/contactSheet.ts";
import { eachStory } from "./pictures/eachStory.ts";
import {
  dropPicture,
  environmentOf,
  keepEnvironment,
  keepPicture,
  keptEnvironment,
  keptFiles,
  readPicture,
  sameEnvironment,
} from "./pictures/keptPictures.ts";
import { buildStorybook, serveFolder } from "./pictures/staticStorybook.ts";
import { readStories, type Story } from "./pictures/stories.ts";
import { openBrowser, takePicture } from "./pictures/storyPage.ts";

const USAGE = `pictures [pattern]            what differs from the kept pictures: one contact sheet a component
pictures [pattern] --update   keeps the pictures as they are now
pictures [pattern] --all      contact sheets of everything, to look at
The pattern is a regular expression over "folder/File-Story".`;

const SHEETS = new URL("../picture-sheets/", import.meta.url).pathname;
const COLUMNS = 6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean" }, all: { type: "boolean" }, help: { type: "boolean" } },
});
const pattern = new RegExp(positionals[0] ?? ".");

/** What stands on a story's row of the sheet, or `null` where there is nothing to say. */
async function judge(story: Story, taken: Buffer): Promise<SheetRow | null> {
  if (values.all === true) return { label: story.name, pictures: [taken] };
  const kept = readPicture(story.file);
  if (kept === null) return { label: `${story.name}: new`, pictures: [taken] };
  const { pixels, picture } = await comparePictures(kept, taken);
  if (pixels <= PIXEL_TOLERANCE || picture === null) return null;
  return { label: `${story.name}: ${pixels} px (kept, now, difference)`, pictures: [kept, taken, picture] };
}

async function writeSheets(rows: ReadonlyMap<Story, SheetRow>): Promise<void> {
  mkdirSync(SHEETS, { recursive: true });
  for (const [folder, group] of Map.groupBy(rows, ([{ folder: name }]) => name)) {
    const sheet = group
      .toSorted(([one], [other]) => one.file.localeCompare(other.file))
      .map(([, row]) => row);
    const columns = Math.min(
      COLUMNS,
      Math.max(...sheet.map(({ pictures }) => pictures.length), values.all === true ? sheet.length : 0),
    );
    writeFileSync(join(SHEETS, `${folder}.webp`), await contactSheet(sheet, columns));
    process.stdout.write(`picture-sheets/${folder}.webp  ${sheet.map((row) => row.label).join("; ")}\n`);
  }
}

async function takeAll(storybook: string): Promise<void> {
  const server = await serveFolder(storybook);
  const browser = await openBrowser();
  try {
    const all = readStories(storybook);
    const stories = all.filter(({ file, pictured }) => pictured && pattern.test(file));
    const environment = await environmentOf(browser);
    if (values.update === true) keepEnvironment(environment);
    else if (!sameEnvironment(keptEnvironment(), environment))
      process.stdout.write(
        "This machine draws letters otherwise than the one the kept pictures come from.\n",
      );
    const rows = new Map<Story, SheetRow>();
    await eachStory(browser, server.origin, stories, async (page, story) => {
      const taken = await encodePicture(await takePicture(page));
      const row = await judge(story, taken);
      if (row === null) return;
      if (values.update === true) keepPicture(story.file, taken);
      rows.set(story, row);
    });
    if (values.update === true) {
      const known = new Set(all.filter(({ pictured }) => pictured).map(({ file }) => file));
      const left = keptFiles().filter((file) => !known.has(file));
      for (const file of left) dropPicture(file);
      process.stdout.write(`${rows.size} pictures kept anew, ${left.length} dropped.\n`);
    } else {
      await writeSheets(rows);
      if (values.all !== true) process.stdout.write(`${rows.size} of ${stories.length} stories differ.\n`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

if (values.help === true) process.stdout.write(`${USAGE}\n`);
else {
  const folder = mkdtempSync(join(tmpdir(), "storybook-"));
  rmSync(SHEETS, { recursive: true, force: true });
  try {
    await buildStorybook(folder);
    await takeAll(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
