import * as v from "valibot";
import type { Picture } from "@wesdom/api-client/contract";
import type { Settings } from "../../env.ts";

const EntrySchema = v.object({
  src: v.pipe(v.string(), v.regex(/^[\w./-]+$/)),
  width: v.number(),
  height: v.number(),
  /** Pictures of this size that lie in the one file, as its views. */
  views: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/)))),
  preview: v.string(),
  clear: v.exactOptional(v.literal("foot")),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,}$/)),
});

/** The manifest: pictures by their path without ending. */
export const ManifestSchema = v.record(v.string(), EntrySchema);

/** Kinds of pictures with the size that stands in while one is missing. */
const STAND_IN_SIZES = {
  banners: [560, 520],
  stories: [670, 800],
  products: [240, 240],
  vignettes: [240, 240],
  articles: [600, 450],
  services: [600, 450],
  brands: [240, 128],
  team: [480, 600],
  share: [1200, 630],
} as const satisfies Record<string, readonly [number, number]>;

const STAND_IN_COLOUR = "#E8E4F3";

export type PictureKind = keyof typeof STAND_IN_SIZES;

/** Finds pictures by kind and code, first those of a language's own, and remembers which were missing. */
export interface Pictures {
  /** Whether there is one; optional, there is always one. */
  readonly has: (kind: PictureKind, code: string) => boolean;
  /** Codes of those of a kind that there are; none where they stand in. */
  readonly codes: (kind: PictureKind) => readonly string[];
  readonly find: (kind: PictureKind, code: string, alt: string, language?: string) => Picture;
  /** Keys that the manifest lacks. */
  readonly missing: ReadonlySet<string>;
}

/**
 * Reads the manifest of the pictures.
 *
 * @param mode - `optional`: a plain colour stands in for what is missing.
 */
export function readPictures(
  entries: v.InferOutput<typeof ManifestSchema>,
  mode: Settings["pictures"],
): Pictures {
  const named = new Map(
    Object.entries(entries).flatMap(([key, { src, hash, views = [], ...size }]) => {
      const picture = { ...size, src: `/media/${src}?v=${hash}` };
      return [
        [key, picture],
        ...views.map((view) => [`${key}/${view}`, { ...picture, src: `${picture.src}#${view}` }] as const),
      ] as const;
    }),
  );
  const missing = new Set<string>();
  return {
    missing,
    has: (kind, code) => mode === "optional" || named.has(`${kind}/${code}`),
    codes: (kind) =>
      [...named.keys()].flatMap((key) => (key.startsWith(`${kind}/`) ? [key.slice(kind.length + 1)] : [])),
    find: (kind, code, alt, language) => {
      const key = `${kind}/${code}`;
      const picture = named.get(`${kind}/${language}-${code}`) ?? named.get(key);
      if (picture) return { ...picture, alt };
      if (mode === "required") missing.add(key);
      const [width, height] = STAND_IN_SIZES[kind];
      return { src: `/media/${key}.svg`, width, height, preview: STAND_IN_COLOUR, alt };
    },
  };
}
