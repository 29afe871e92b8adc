import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContent } from "../src/content/read-content.ts";
import type { Picture } from "../src/pictures/picture.ts";
import { sharePictures } from "../src/share/share-pictures.ts";
import { drawAll, DrawError } from "../src/work/draw.ts";
import { inputHash, meaningOf } from "../src/work/input-hash.ts";
import { readManifest } from "../src/work/manifest.ts";
import { faultsOfMotifs } from "../src/work/motif-faults.ts";
import { CONTENT_DIR } from "../src/work/places.ts";

let root = "";
let calls: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "artwork-"));
  calls = [];
});
afterEach(() => rm(root, { recursive: true }));

function picture(code: string, inputs: unknown = code): Picture {
  return {
    kind: "stories",
    key: `stories/${code}`,
    src: `stories/${code}.svg`,
    width: 10,
    height: 20,
    type: "image/svg+xml",
    preview: "#FF4A1C",
    inputs,
    module: import.meta.url,
    draw: async () => {
      calls.push(code);
      return new TextEncoder().encode(`<svg>${JSON.stringify(inputs)}</svg>`);
    },
  };
}

function places() {
  return {
    media: { directory: join(root, "media"), manifest: join(root, "media", "manifest.json") },
    identity: { directory: join(root, "brand"), manifest: join(root, "identity.json") },
  };
}

const draw = (pictures: readonly Picture[], options: { check?: boolean; only?: "stories" | "share" } = {}) =>
  drawAll(pictures, { ...options, places: places() });

test("draws what is missing and lists it", async () => {
  await draw([picture("a")]);
  const manifest = await readManifest(places().media.manifest);
  const bytes = await readFile(join(root, "media/stories/a.svg"));
  expect(manifest["stories/a"]).toMatchObject({
    src: "stories/a.svg",
    width: 10,
    height: 20,
    bytes: bytes.length,
  });
  expect(manifest["stories/a"]?.hash).toMatch(/^[0-9a-f]{8}$/);
});

test("an unchanged picture is kept, a changed one drawn again", async () => {
  await draw([picture("a"), picture("b")]);
  calls = [];
  const report = await draw([picture("a"), picture("b", "other")]);
  expect(calls).toEqual(["b"]);
  expect(report).toMatchObject({ drawn: ["stories/b"], kept: 1 });
});

test("a file changed by hand is drawn again", async () => {
  await draw([picture("a")]);
  await writeFile(join(root, "media/stories/a.svg"), "<svg>mine</svg>");
  expect((await draw([picture("a")], { check: true })).drawn).toEqual(["stories/a"]);
  await draw([picture("a")]);
  expect(await readFile(join(root, "media/stories/a.svg"), "utf8")).toBe(`<svg>"a"</svg>`);
});

test("what nothing calls for is removed, file and entry", async () => {
  await draw([picture("a"), picture("b")]);
  await writeFile(join(root, "media/stray.txt"), "");
  const report = await draw([picture("a")]);
  expect(report.orphans).toEqual(["stories/b.svg", "stray.txt", "stories/b"]);
  expect((await readdir(join(root, "media"), { recursive: true })).toSorted()).toEqual([
    "manifest.json",
    "stories",
    "stories/a.svg",
  ]);
  expect(Object.keys(await readManifest(places().media.manifest))).toEqual(["stories/a"]);
});

test("a check writes nothing", async () => {
  const report = await draw([picture("a")], { check: true });
  expect(report.drawn).toEqual(["stories/a"]);
  expect(calls).toEqual([]);
  expect(await readdir(root)).toEqual([]);
});

test("what was drawn before one failed is not drawn again", async () => {
  const failing: Picture = { ...picture("b"), draw: () => Promise.reject(new Error("no ink")) };
  await expect(draw([picture("a"), failing, picture("c")])).rejects.toThrow("no ink");
  expect(calls).toEqual(["a"]);
  expect(await draw([picture("a"), picture("b"), picture("c")])).toMatchObject({
    drawn: ["stories/b", "stories/c"],
    kept: 1,
  });
});

test("titles that no card can show are told all at once, with their files, before anything is drawn", async () => {
  const content = await readContent(CONTENT_DIR);
  const titles: Record<string, string> = {
    "zh/articles/cover-1200": "封面 🚀",
    "ja/stories/cat-food-honesty": "とても長い".repeat(40),
    "en/pages/privacy_policy": "A word, another and one more ".repeat(12),
  };
  const cards = sharePictures({
    ...content,
    items: content.items.map((item) => ({
      ...item,
      title: titles[`${item.language}/${item.folder}/${item.code}`] ?? item.title,
    })),
  });
  const failed = draw([picture("a"), ...cards]);
  await expect(failed).rejects.toThrow(DrawError);
  expect(String(await failed.catch((error: unknown) => error)).split("\n")).toEqual([
    'DrawError: zh/articles/cover-1200.md: no font has "🚀" of "封面 🚀": write it without',
    expect.stringMatching(
      /^en\/pages\/privacy_policy\.md: the title "A word.* has no room on a share card: /,
    ),
    expect.stringMatching(
      /^ja\/stories\/cat-food-honesty\.md: the title "とても.* has no room on a share card: /,
    ),
  ]);
  expect(calls).toEqual([]);
});

test("a motif that nobody draws and one that a language shows twice are told with their files", async () => {
  await cp(CONTENT_DIR, root, { recursive: true, filter: (path) => path !== join(CONTENT_DIR, "media") });
  const [first, , third] = (await readContent(root)).items.filter(
    ({ language, folder }) => language === "en" && folder === "articles",
  );
  const motifs: Readonly<Record<string, string>> = {
    [`en/articles/${third?.code}`]: String(first?.subject),
    "ja/articles/five-metrics": "stiars",
    "zh/stories/cat-food-honesty": "stairs",
  };
  for (const [path, motif] of Object.entries(motifs)) {
    const file = join(root, `${path}.md`);
    await writeFile(file, (await readFile(file, "utf8")).replace(/^motif: .*$/m, `motif: ${motif}`));
  }
  expect(await faultsOfMotifs((await readContent(root)).items, root)).toEqual([
    expect.stringMatching(
      /^zh\/stories\/cat-food-honesty\.md: unknown motif "stairs": write one of arcs, .*\bgrid$/,
    ),
    `en/articles/${third?.code}.md: en/articles/${first?.code}.md shows the motif "${first?.subject}" already: choose another`,
    expect.stringMatching(/^ja\/articles\/.*\.md: unknown motif "stiars": write one of .*\bstairs,/),
  ]);
});

test("a text is read with what editors leave before and behind the lines of its front matter", async () => {
  await cp(CONTENT_DIR, root, {
    recursive: true,
    filter: (path) => !path.startsWith(join(CONTENT_DIR, "media")),
  });
  const file = join(root, "zh/pages/privacy_policy.md");
  const written = await readContent(root);
  await writeFile(file, `\uFEFF\n${(await readFile(file, "utf8")).replace(/^---$/gm, "--- ")}`);
  expect(await readContent(root)).toEqual(written);
});

test("one kind alone touches no other", async () => {
  await draw([picture("a"), picture("b")]);
  const report = await draw([picture("a", "other")], { only: "share" });
  expect(report).toEqual({ drawn: [], orphans: [], kept: 0 });
});

test("formatting and comments redraw nothing, code does", () => {
  const one = "/** Says. */\nexport const a = [\n  1,\n  2,\n];\n// note\n";
  expect(meaningOf(one)).toBe(meaningOf("export const a = [1, 2];"));
  expect(meaningOf(one)).not.toBe(meaningOf("export const a = [1, 3];"));
});

test("inputs are told apart", () => {
  expect(inputHash(picture("a"))).toBe(inputHash(picture("a")));
  expect(inputHash(picture("a"))).not.toBe(inputHash(picture("a", "b")));
});
