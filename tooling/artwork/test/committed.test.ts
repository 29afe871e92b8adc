import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type ContentItem, readContent } from "../src/content/read-content.ts";
import { COVER, COVER_FOOTED, HERO } from "../src/scene/formats.ts";
import { allPictures } from "../src/work/all-pictures.ts";
import { drawAll } from "../src/work/draw.ts";
import { readManifest } from "../src/work/manifest.ts";
import { faultsOfMotifs } from "../src/work/motif-faults.ts";
import { CONTENT_DIR, IDENTITY, MEDIA, placeOf } from "../src/work/places.ts";
import { inkCoverage, MOST_INK } from "./ink-coverage.ts";
import { faultsOf, statedSize } from "./svg-safety.ts";

const SVG_GZIP_BYTES = 8000;
const BYTES: Readonly<Record<string, number>> = {
  ".jpg": 60_000,
  ".webp": 25_000,
  ".png": 40_000,
  ".ico": 8_000,
  ".pdf": 185_000,
};
const TOTAL_BYTES = 15_000_000;
const PREVIEW_BYTES = 300;
const WECHAT_SIZE = 300;
const ICO_HEADER_BYTES = 22;

const content = await readContent(CONTENT_DIR);
const pictures = allPictures(content);
const manifest = { ...(await readManifest(MEDIA.manifest)), ...(await readManifest(IDENTITY.manifest)) };
const ofKind = (kind: string) => pictures.filter((picture) => picture.kind === kind);
const ofType = (...types: string[]) => pictures.filter(({ src }) => types.includes(extname(src)));
const fileOf = (picture: (typeof pictures)[number]) => join(placeOf(picture.kind).directory, picture.src);

/** The pictures that an item must have. */
function keysOf({ language, folder, code }: ContentItem): string[] {
  if (folder === "articles" || folder === "pages") {
    return [`articles/${language}-${code}`, `share/${language}/article-${code}`];
  }
  return folder === "stories"
    ? [`stories/${code}`, `share/${language}/story-${code}`]
    : [`${folder}/${code}`];
}

describe("the committed pictures", () => {
  test("are all there, none out of date, none left over", async () => {
    expect(await drawAll(pictures, { check: true })).toMatchObject({ drawn: [], orphans: [] });
  });

  test("stand for every item of the content", () => {
    const keys = new Set(pictures.map(({ key }) => key));
    for (const item of content.items) for (const key of keysOf(item)) expect(keys).toContain(key);
    const views = pictures.flatMap(({ key, views: names = [] }) => names.map((name) => `${key}/${name}`));
    expect(views).toEqual(content.brands.map(({ id }) => `brands/${id}`));
    expect(ofKind("puzzles").length).toBeGreaterThanOrEqual(20);
  });

  test("say what a text promises, and no sign that their fonts lack", async () => {
    const [first] = content.items.filter(({ folder }) => folder === "stories");
    const card = (title: string) =>
      allPictures({
        ...content,
        items: content.items.map((item) =>
          item === first ? { ...item, title, headline: { value: "1|2", label: "{staff}" } } : item,
        ),
      }).find(({ key }) => key === `share/${first?.language}/story-${first?.code}`);
    expect(card("约 {staff} 人")?.inputs).toMatchObject({ title: "约 500 人", figure: "12", note: "500" });
    expect(await card("为何 💡 한")?.faults?.()).toEqual([
      expect.stringMatching(/^zh\/stories\/.*\.md: no font has "💡한"/),
    ]);
    expect(await card("约 {staff} 人")?.faults?.()).toEqual([]);
    await expect(card("约 {staff} 人")?.draw()).resolves.toBeInstanceOf(Uint8Array);
  });

  test("show what each item names, and an article a subject of its own", async () => {
    expect(await faultsOfMotifs(content.items, CONTENT_DIR)).toEqual([]);
  });

  test("have keys and files of their own", () => {
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
    expect(new Set(pictures.map((picture) => fileOf(picture))).size).toBe(pictures.length);
  });

  test("fit the repository", async () => {
    let total = 0;
    for (const place of [MEDIA, IDENTITY]) {
      const files = await readdir(place.directory, { recursive: true, withFileTypes: true });
      for (const file of files)
        if (file.isFile()) total += (await stat(join(file.parentPath, file.name))).size;
    }
    expect(total).toBeLessThan(TOTAL_BYTES);
  });

  test("differ from each other, those of articles within their language", () => {
    const kinds = ["stories", "products", "services", "team", "vignettes"].map(ofKind);
    const articles = ["zh", "en", "ja"].map((language) =>
      ofKind("articles").filter(({ key }) => key.startsWith(`articles/${language}-`)),
    );
    for (const list of [...kinds, ...articles]) {
      const hashes = list.map(({ key }) => manifest[key]?.hash);
      expect(new Set(hashes).size).toBe(hashes.length);
    }
  });
});

/** Asks something of each picture: those that fall short, with what they fall short by. */
async function shortOf<Fault>(
  list: typeof pictures,
  faultOf: (picture: (typeof pictures)[number]) => Promise<Fault | undefined>,
): Promise<readonly (readonly [string, Fault])[]> {
  if (list.length === 0) throw new Error("There is no such picture");
  const faults: (readonly [string, Fault])[] = [];
  for (const picture of list) {
    const fault = await faultOf(picture);
    if (fault !== undefined) faults.push([picture.key, fault]);
  }
  return faults;
}

test("every picture is what the manifest says, with a small preview", async () => {
  const short = await shortOf(pictures, async (picture) => {
    const { length } = await readFile(fileOf(picture));
    const { src, width, height } = picture;
    const { preview = "", ...said } = manifest[picture.key] ?? {};
    if (Buffer.byteLength(preview) > PREVIEW_BYTES) return preview;
    return isDeepStrictEqual({ ...said, src, width, height, bytes: length }, said) ? undefined : said;
  });
  expect(short).toEqual([]);
});

test("every SVG is safe, sized and small", async () => {
  const short = await shortOf(ofType(".svg"), async (picture) => {
    const svg = await readFile(fileOf(picture), "utf8");
    const faults = faultsOf(svg);
    const size = statedSize(svg);
    const bytes = gzipSync(svg, { level: 9 }).length / (picture.views?.length ?? 1);
    const isSized = size?.width === picture.width && size.height === picture.height;
    return faults.length === 0 && isSized && bytes <= SVG_GZIP_BYTES ? undefined : { faults, size, bytes };
  });
  expect(short).toEqual([]);
});

test.each(ofKind("documents"))("$key is a tagged PDF that the same text gives again", async (document) => {
  const bytes = await readFile(fileOf(document));
  expect(bytes.length).toBeLessThanOrEqual(BYTES[".pdf"] ?? 0);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.toString("latin1")).toMatch(/\/MarkInfo/);
  expect(Buffer.from(await document.draw()).equals(bytes)).toBe(true);
});

test("every picture in pixels has its size and budget", async () => {
  const short = await shortOf(ofType(".jpg", ".webp", ".png", ".ico"), async (picture) => {
    const bytes = await readFile(fileOf(picture));
    const image = extname(picture.src) === ".ico" ? bytes.subarray(ICO_HEADER_BYTES) : bytes;
    const { width, height } = await sharp(image).metadata();
    const isSized = width === picture.width && height === picture.height;
    const isSmall = bytes.length <= (BYTES[extname(picture.src)] ?? 0);
    return isSized && isSmall ? undefined : { width, height, bytes: bytes.length };
  });
  expect(short).toEqual([]);
});

test.each([
  ["story leaves room for its number", "stories", { head: COVER, foot: COVER_FOOTED }],
  ["banner ends before its edges", "banners", { head: HERO, foot: HERO }],
] as const)("every %s", async (_, kind, formats) => {
  const short = await shortOf(ofKind(kind), async (picture) => {
    const { clear } = formats[manifest[picture.key]?.clear ?? "head"];
    const coverage = inkCoverage(await readFile(fileOf(picture), "utf8"), picture.width, picture.preview);
    const covered = clear.map(coverage);
    return covered.every((share) => share <= MOST_INK) ? undefined : covered;
  });
  expect(short).toEqual([]);
});

test.each(ofKind("puzzles"))("$key is rich enough everywhere for a gap to show", async (picture) => {
  const { data, info } = await sharp(await readFile(fileOf(picture)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const piece = 100;
  for (let y = 0; y + piece <= info.height; y += piece) {
    for (let x = 0; x + piece <= info.width; x += piece) {
      let [sum, squares] = [0, 0];
      for (let row = y; row < y + piece; row += 1) {
        for (let column = x; column < x + piece; column += 1) {
          const value = data[row * info.width + column] ?? 0;
          sum += value;
          squares += value * value;
        }
      }
      const mean = sum / piece ** 2;
      expect(Math.sqrt(squares / piece ** 2 - mean ** 2)).toBeGreaterThan(5);
    }
  }
});

test("the WeChat logo is a square PNG of 300 pixels", async () => {
  const logo = await sharp(join(IDENTITY.directory, "wechat-300.png")).metadata();
  expect(logo).toMatchObject({ format: "png", width: WECHAT_SIZE, height: WECHAT_SIZE });
});
