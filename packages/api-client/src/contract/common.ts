import * as v from "valibot";
import { schemaOf, type Schema } from "./schema.ts";

/** A picture with everything a page needs to keep its place before it loads. */
export interface Picture {
  /** Address below the API, e.g. `/media/stories/x.svg?v=ab12cd34`. */
  src: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** What stands there until the picture has loaded: a colour or a tiny `data:` picture. */
  preview: string;
  /** Text for those who do not see it; empty for decoration. */
  alt: string;
}

/** Something with an id and a name in the language of the call. */
export interface Ref {
  id: string;
  name: string;
}

/** A {@link Ref} with the number of items behind it. */
export interface Facet extends Ref {
  count: number;
}

/** A measured value and what it measures. */
export interface Figure {
  /** As it is to be shown, with sign and unit. */
  value: string;
  label: string;
}

/** A titled paragraph. */
export interface TitledText {
  title: string;
  text: string;
}

/** A link with its label. */
export interface Action {
  label: string;
  href: string;
}

/** Schema of {@link Picture}. */
export const PictureSchema: Schema<Picture> = schemaOf<Picture>()(
  v.object({
    src: v.pipe(v.string(), v.startsWith("/media/")),
    width: v.pipe(v.number(), v.integer(), v.minValue(1)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1)),
    preview: v.string(),
    alt: v.string(),
  }),
);

/** Schema of {@link Ref}. */
export const RefSchema: Schema<Ref> = schemaOf<Ref>()(v.object({ id: v.string(), name: v.string() }));

/** Schema of {@link Facet}. */
export const FacetSchema: Schema<Facet> = schemaOf<Facet>()(
  v.object({ id: v.string(), name: v.string(), count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
);

/** Schema of {@link Figure}. */
export const FigureSchema: Schema<Figure> = schemaOf<Figure>()(
  v.object({ value: v.string(), label: v.string() }),
);

/** Schema of {@link TitledText}. */
export const TitledTextSchema: Schema<TitledText> = schemaOf<TitledText>()(
  v.object({ title: v.string(), text: v.string() }),
);

/** Schema of {@link Action}. */
export const ActionSchema: Schema<Action> = schemaOf<Action>()(
  v.object({ label: v.string(), href: v.string() }),
);
