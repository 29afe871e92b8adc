import * as v from "valibot";
import type { Schema } from "./schema.ts";

/** Page size when a query names none. */
export const DEFAULT_PAGE_SIZE = 10;

/** Largest page size. */
export const MAX_PAGE_SIZE = 50;

/** Largest page number; what lies behind is no page but an attempt. */
export const MAX_PAGE_NUM = 100_000;

/** Query of a paged call. */
export type PageQuery = v.InferOutput<typeof PageQuerySchema>;
/** Schema of {@link PageQuery}. */
export const PageQuerySchema = v.object({
  /** 1 for the first page. @default 1 */
  pageNum: v.exactOptional(numberWithin(1, MAX_PAGE_NUM)),
  /** 1 to 50. @default 10 */
  pageSize: v.exactOptional(numberWithin(1, MAX_PAGE_SIZE)),
});

/** A page of a list. */
export type Page<Item> = v.InferOutput<ReturnType<typeof pageOf<Item>>>;
/** Schema of a page of `item`. */
export function pageOf<Item>(item: Schema<Item>) {
  return v.object({
    /** Items of this page. */
    list: v.array(item),
    /** Number of items on all pages. */
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** 1 for the first page. */
    pageNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
  });
}

/** An integer of a query: text on the wire, a number here. */
function numberWithin(least: number, most: number) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.regex(/^[1-9]\d{0,8}$/, "a whole number"),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );
}
