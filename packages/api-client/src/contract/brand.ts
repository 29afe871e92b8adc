import * as v from "valibot";
import { PictureSchema } from "./common.ts";
import { defineCall } from "./defineCall.ts";

/** A client whose mark stands on the client wall. */
export type Brand = v.InferOutput<typeof BrandSchema>;
const BrandSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The mark. */
  picture: PictureSchema,
});

/** Calls for clients. */
export const brandCalls = {
  brandingList: defineCall({
    summary: "Clients of the client wall",
    method: "GET",
    path: "/index/branding/list",
    answer: v.array(BrandSchema),
  }),
};
