import * as v from "valibot";

/** A picture with everything a page needs to keep its place before it loads. */
export type Picture = v.InferOutput<typeof PictureSchema>;
/** Schema of {@link Picture}. */
export const PictureSchema = v.object({
  /** Address below the API, e.g. `/media/stories/x.svg?v=ab12cd34`. */
  src: v.pipe(v.string(), v.startsWith("/media/")),
  /** Pixels. */
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Pixels. */
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What stands there until the picture has loaded: a colour or a tiny `data:` picture. */
  preview: v.string(),
  /** Text for those who do not see it; empty for decoration. */
  alt: v.string(),
  /** Where type may stand on a cover, if not at its head. */
  clear: v.exactOptional(v.literal("foot")),
});

/** Something with an id and a name in the language of the call. */
export type Ref = v.InferOutput<typeof RefSchema>;
/** Schema of {@link Ref}. */
export const RefSchema = v.object({ id: v.string(), name: v.string() });

/** A {@link Ref} with the number of items behind it. */
export type Facet = v.InferOutput<typeof FacetSchema>;
/** Schema of {@link Facet}. */
export const FacetSchema = v.object({
  ...RefSchema.entries,
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** A measured value and what it measures. */
export type Figure = v.InferOutput<typeof FigureSchema>;
/** Schema of {@link Figure}. */
export const FigureSchema = v.object({
  /** As it is to be shown, with sign and unit. */
  value: v.string(),
  label: v.string(),
});

/** A titled paragraph. */
export type TitledText = v.InferOutput<typeof TitledTextSchema>;
/** Schema of {@link TitledText}. */
export const TitledTextSchema = v.object({ title: v.string(), text: v.string() });

/** Surface of a banner or a live room. */
export type Tone = v.InferOutput<typeof ToneSchema>;
/** Schema of {@link Tone}. */
export const ToneSchema = v.picklist(["hot", "violet", "mint", "ink", "paper"]);

/** A link with its label. */
export type Action = v.InferOutput<typeof ActionSchema>;
/** Schema of {@link Action}. */
export const ActionSchema = v.object({ label: v.string(), href: v.string() });
