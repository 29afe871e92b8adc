import * as v from "valibot";
import { ActionSchema, PictureSchema, ToneSchema } from "./common.ts";
import { defineCall } from "./defineCall.ts";
import { pageOf, PageQuerySchema } from "./page.ts";

/** A hero of the home page or of the news list. */
export type Banner = v.InferOutput<typeof BannerSchema>;
/** Where a banner stands. */
export type BannerPlace = Banner["place"];
const BannerSchema = v.object({
  code: v.string(),
  place: v.picklist(["home", "news"]),
  /** Short line above the title. */
  eyebrow: v.string(),
  /** With `\n` where the display line breaks. */
  title: v.string(),
  subtitle: v.string(),
  action: ActionSchema,
  tone: ToneSchema,
  picture: PictureSchema,
});

const list = { method: "GET", query: PageQuerySchema, answer: pageOf(BannerSchema) } as const;

/** Calls for heroes. */
export const bannerCalls = {
  bannerPage: defineCall({ ...list, summary: "Heroes of the home page", path: "/index/banner/page" }),
  informationBannerPage: defineCall({
    ...list,
    summary: "Heroes of the news list",
    path: "/information/banner/page",
  }),
};
