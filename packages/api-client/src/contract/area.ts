import * as v from "valibot";
import { defineCall } from "./defineCall.ts";

/** Code of an area. */
export const AreaCodeSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, "six digits"));

/** A province, a city or a district. */
export type Area = v.InferOutput<typeof AreaSchema>;
const AreaSchema = v.object({
  code: AreaCodeSchema,
  name: v.string(),
  /** Code of the area it lies in; empty for a province. */
  parent: v.string(),
  /** Whether nothing lies below. */
  leaf: v.boolean(),
});

/** Query of a level of the cascade. */
export type AreaQuery = v.InferOutput<typeof AreaQuerySchema>;
const AreaQuerySchema = v.object({
  /** Area whose parts are wanted; absent: the provinces. */
  parent: v.exactOptional(AreaCodeSchema),
});

/** Calls for areas. */
export const areaCalls = {
  commonArea: defineCall({
    summary: "One level of the area cascade",
    method: "GET",
    path: "/common/area",
    query: AreaQuerySchema,
    answer: v.array(AreaSchema),
    failures: { 404: "No such area" },
  }),
};
