import { ALL_GROUNDS, DEEP_GROUNDS, isPaletteName, paletteOf, type PaletteName } from "../colour/palettes.ts";
import type { Content, ContentItem, Language } from "../content/read-content.ts";
import { LANGUAGES } from "../content/read-content.ts";
import { FRAMED, type MotifName } from "../motifs/motifs.ts";
import { hashText } from "../random/seeded-random.ts";
import { hasOnlooker, onlookerArt } from "../portraits/onlookers.ts";
import { type Look, pictureOf, svgDocument } from "../scene/compose.ts";
import { type Format, HERO, THUMB } from "../scene/formats.ts";
import { element } from "../svg/shapes.ts";
import { assignLooks } from "./assign-looks.ts";
import { optimiseSvg } from "./optimise-svg.ts";
import type { Kind, Picture } from "./picture.ts";

const NEWEST_FIRST = (one: ContentItem, other: ContentItem): number =>
  other.publishedAt.localeCompare(one.publishedAt) || one.code.localeCompare(other.code);
const BY_ORDER = (one: ContentItem, other: ContentItem): number =>
  one.order - other.order || one.code.localeCompare(other.code);

/** Code of the banner that opens the home page. */
const OPENING = "home-attention";

/** Thumbs, services and banners of all content. */
export function contentPictures(content: Content): Picture[] {
  return [...bannerPictures(content), ...articlePictures(content), ...servicePictures(content)];
}

/** Looks of the story covers by code; a code has one cover in all languages. */
export function storyLooks(content: Content): Map<string, Look> {
  const stories = unique(content, "stories").toSorted(NEWEST_FIRST);
  return looksOf(stories, (item) => `stories/${item.code}`, DEEP_GROUNDS);
}

/** Looks of the article thumbs of a language by code. */
export function articleLooks(content: Content, language: Language): Map<string, Look> {
  const own = content.items.filter((item) => item.language === language);
  const articles = own.filter(({ folder }) => folder === "articles").toSorted(NEWEST_FIRST);
  const pages = own.filter(({ folder }) => folder === "pages");
  return looksOf([...articles, ...pages], (item) => `articles/${language}-${item.code}`, ALL_GROUNDS);
}

/** Looks of the services by code. */
export function serviceLooks(content: Content): Map<string, Look> {
  const services = unique(content, "services").toSorted(BY_ORDER);
  return looksOf(services, (item) => `services/${item.code}`, ALL_GROUNDS);
}

function looksOf(
  items: ContentItem[],
  seedOf: (item: ContentItem) => string,
  grounds: readonly PaletteName[],
): Map<string, Look> {
  const looks = assignLooks(
    items.map((item) => ({ seed: seedOf(item), motif: item.motif, subject: item.subject })),
    grounds,
  );
  return new Map(items.map((item, index) => [item.code, looks[index] as Look]));
}

/** One item a code, in the first language that has it. */
function unique(content: Content, folder: ContentItem["folder"]): ContentItem[] {
  const found = new Map<string, ContentItem>();
  for (const item of content.items)
    if (item.folder === folder && !found.has(item.code)) found.set(item.code, item);
  return [...found.values()];
}

function articlePictures(content: Content): Picture[] {
  return LANGUAGES.flatMap((language) =>
    [...articleLooks(content, language)].map(([code, look]) =>
      drawn("articles", `articles/${language}-${code}`, THUMB, look),
    ),
  );
}

function servicePictures(content: Content): Picture[] {
  return [...serviceLooks(content)].map(([code, look]) => drawn("services", `services/${code}`, THUMB, look));
}

/**
 * One banner a code, drawn as the first language describes it; a language that wants another motif or tone, or has
 * somebody of its own to show, gets its own under `banners/{lang}-{code}`.
 */
function bannerPictures(content: Content): Picture[] {
  return unique(content, "banners").flatMap((base) => {
    const others = content.items.filter(
      (item) =>
        item.folder === "banners" &&
        item.code === base.code &&
        (item.motif !== base.motif ||
          item.tone !== base.tone ||
          (item.code === OPENING && item.language !== base.language)),
    );
    return [
      banner(base, `banners/${base.code}`),
      ...others.map((item) => banner(item, `banners/${item.language}-${item.code}`)),
    ];
  });
}

function banner(item: ContentItem, key: string): Picture {
  if (hasOnlooker(item.code)) return peopled(item, key);
  const look: Look = {
    seed: key,
    motif: item.motif,
    composition: framedComposition(item.motif, item.code),
    palette: isPaletteName(item.tone) ? item.tone : "hot",
  };
  return drawn("banners", key, HERO, look);
}

/** A banner that shows people: the first one somebody else in each language. */
function peopled({ code, language, tone }: ContentItem, key: string): Picture {
  const palette = isPaletteName(tone) ? tone : "hot";
  const { width, height } = HERO;
  return {
    ...drawn("banners", key, HERO, { seed: key, motif: "arcs", composition: "target", palette }),
    inputs: { code, language, palette },
    draw: async () => {
      const ground = element("rect", { width, height, fill: paletteOf(palette).ground });
      const art = element(
        "g",
        { transform: "translate(388 260)" },
        onlookerArt(code, language, paletteOf(palette)),
      );
      return optimiseSvg(svgDocument(width, height, ground + art));
    },
  };
}

/** A composition of a motif that may end before the edge. */
export function framedComposition(motif: MotifName, code: string): string {
  const allowed = FRAMED[motif];
  return allowed[hashText(code) % allowed.length] ?? "target";
}

function drawn(kind: Kind, key: string, format: Format, look: Look): Picture {
  return {
    kind,
    key,
    src: `${key}.svg`,
    width: format.width,
    height: format.height,
    type: "image/svg+xml",
    preview: paletteOf(look.palette).ground,
    inputs: look,
    module: import.meta.url,
    draw: async () => optimiseSvg(pictureOf(format, look)),
  };
}
