import * as v from "valibot";
import { ActionSchema, PictureSchema, type Action, type Picture } from "./common.ts";
import { schemaOf, type Schema } from "./schema.ts";

/** Where a banner stands. */
export type BannerPlace = "home" | "news";

/** Colour family of a banner. */
export type BannerTone = "hot" | "violet" | "mint" | "ink" | "paper";

/** A hero of the home page or of the news list. */
export interface Banner {
  code: string;
  place: BannerPlace;
  /** Short line above the title. */
  eyebrow: string;
  /** With `\n` where the display line breaks. */
  title: string;
  subtitle: string;
  action: Action;
  tone: BannerTone;
  picture: Picture;
}

/** Schema of {@link Banner}. */
export const BannerSchema: Schema<Banner> = schemaOf<Banner>()(
  v.object({
    code: v.string(),
    place: v.picklist(["home", "news"]),
    eyebrow: v.string(),
    title: v.string(),
    subtitle: v.string(),
    action: ActionSchema,
    tone: v.picklist(["hot", "violet", "mint", "ink", "paper"]),
    picture: PictureSchema,
  }),
);
