import { renderMarkdown } from "@wesdom/api/markdown";
import { withPromises } from "@wesdom/facts";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Language, LANGUAGES } from "../content/read-content.ts";
import { vignettePictures } from "../vignettes/vignette-pictures.ts";
import { type ManifestEntry, readManifest } from "../work/manifest.ts";
import { CONTENT_DIR, MEDIA } from "../work/places.ts";

/** A case or an article as it is written. */
interface Text {
  readonly code: string;
  readonly matter: string;
  readonly body: string;
}

type Texts = Readonly<Record<Language, readonly Text[]>>;

/** A block of a text beside the picture that the API makes of it. */
interface EvidenceExample {
  readonly code: string;
  readonly source: string;
  readonly html: string;
}

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** Lines of the front matter by which an editor decides what is on a cover. */
const COVER_LINES = /^(?:code|headline|motif):.*$/gm;

/** Where a product is asked for while evidence is drawn; the picture itself then takes its place. */
const PRODUCT_SRC = "/media/product";

/**
 * What Storybook shows editors, by the names of the files that hold it: lines of real cases beside what they give. The
 * kit may import neither the content nor the API, and is read without them: pictures travel inside.
 */
export async function examples(): Promise<ReadonlyMap<string, string>> {
  const [stories, articles] = await Promise.all([readTexts("stories"), readTexts("articles")]);
  return new Map([
    ["evidence.json", jsonOf(await evidenceExamples(stories, articles))],
    ["covers.json", jsonOf(await coverExamples(stories))],
    ["vignettes.json", jsonOf(await vignetteExamples())],
  ]);
}

/** The first block of each kind that all languages have, by the codes of the cases, then of the articles. */
async function evidenceExamples(stories: Texts, articles: Texts): Promise<object> {
  const manifest = await readManifest(MEDIA.manifest);
  const kinds: Record<string, Partial<Record<Language, EvidenceExample>>> = {};
  for (const language of LANGUAGES) {
    for (const { code, body } of [...stories[language], ...articles[language]]) {
      for (const [block, kind = "", source = ""] of body.matchAll(FENCE)) {
        if (kinds[kind]?.[language] !== undefined) continue;
        const product = manifest[`products/${code}`];
        const picture = product && { ...product, src: PRODUCT_SRC, alt: "" };
        const { html } = renderMarkdown(withPromises(block, language), language, {
          product: picture,
          vignette: (name) => ({ ...entryOf(manifest, `vignettes/${name}`), alt: "" }),
        });
        if (!html.startsWith("<figure")) continue;
        let shown = product ? html.replaceAll(PRODUCT_SRC, await dataAddress(product)) : html;
        for (const [, key = ""] of html.matchAll(/"(vignettes\/[\w-]+)[.]svg"/g))
          shown = shown.replaceAll(`${key}.svg`, await dataAddress(entryOf(manifest, key)));
        kinds[kind] = { ...kinds[kind], [language]: { code, source, html: shown } };
      }
    }
  }
  return Object.fromEntries(
    Object.entries(kinds).filter(([, example]) => LANGUAGES.every((language) => example[language])),
  );
}

/** A cover of each motif: the lightest one, since it travels inside. */
async function coverExamples(all: Texts): Promise<object> {
  const manifest = await readManifest(MEDIA.manifest);
  const motifs = new Map<string, { readonly code: string; readonly cover: ManifestEntry }>();
  for (const { code, matter } of all.zh) {
    const motif = /^motif: (\w+)$/m.exec(matter)?.[1] ?? "";
    const cover = entryOf(manifest, `stories/${code}`);
    if (cover.bytes < (motifs.get(motif)?.cover.bytes ?? Infinity)) motifs.set(motif, { code, cover });
  }
  return Promise.all(
    [...motifs]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([motif, { code, cover }]) => ({
        motif,
        matter: Object.fromEntries(
          LANGUAGES.map((language) => {
            const { matter = "" } = all[language].find((story) => story.code === code) ?? {};
            return [language, (matter.match(COVER_LINES) ?? []).join("\n")];
          }),
        ),
        picture: await dataAddress(cover),
      })),
  );
}

/** What the covers of posts and feeds may show, by the names that a text calls it by. */
async function vignetteExamples(): Promise<object> {
  const manifest = await readManifest(MEDIA.manifest);
  return Promise.all(
    vignettePictures().map(async ({ key }) => ({
      name: basename(key),
      picture: await dataAddress(entryOf(manifest, key)),
    })),
  );
}

async function readTexts(room: string): Promise<Texts> {
  const texts = LANGUAGES.map(async (language): Promise<readonly [Language, readonly Text[]]> => {
    const directory = join(CONTENT_DIR, language, room);
    const names = (await readdir(directory)).filter((name) => name.endsWith(".md")).toSorted();
    const pieces = names.map(async (name) => {
      const [, matter = "", body = ""] = PARTS.exec(await readFile(join(directory, name), "utf8")) ?? [];
      return { code: name.slice(0, -".md".length), matter, body };
    });
    return [language, await Promise.all(pieces)];
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<Language, readonly Text[]>;
}

function entryOf(manifest: Readonly<Record<string, ManifestEntry>>, key: string): ManifestEntry {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`There is no picture ${key}: draw it first.`);
  return entry;
}

/** An SVG as an address that stands in an attribute. */
async function dataAddress({ src }: ManifestEntry): Promise<string> {
  const svg = await readFile(join(MEDIA.directory, src), "utf8");
  return `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&]/g, encodeURIComponent)}`;
}

function jsonOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
