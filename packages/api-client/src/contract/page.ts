import * as v from "valibot";
import { schemaOf, type Schema } from "./schema.ts";

/** Page size when a query names none. */
export const DEFAULT_PAGE_SIZE = 10;

/** Largest page size. */
export const MAX_PAGE_SIZE = 50;

/** Largest page number; what lies behind is no page but an attempt. */
export const MAX_PAGE_NUM = 100_000;

/** A page of a list. */
export interface Page<Item> {
  /** Items of this page. */
  list: Item[];
  /** Number of items on all pages. */
  total: number;
  /** 1 for the first page. */
  pageNum: number;
  pageSize: number;
}

/** Query of a paged call. */
export interface PageQuery {
  /** 1 for the first page. @default 1 */
  pageNum?: number;
  /** 1 to 50. @default 10 */
  pageSize?: number;
}

/** Fields of {@link PageQuery}, to be spread into the query of a call. */
export const pageQueryFields: { pageNum: OptionalNumber; pageSize: OptionalNumber } = {
  pageNum: v.exactOptional(numberWithin(1, MAX_PAGE_NUM)),
  pageSize: v.exactOptional(numberWithin(1, MAX_PAGE_SIZE)),
};

/** {@link PageQuery} alone. */
export const PageQuerySchema: Schema<PageQuery> = schemaOf<PageQuery>()(v.object(pageQueryFields));

/** Schema of a page of `item`. */
export function pageOf<Item>(item: Schema<Item>): Schema<Page<Item>> {
  return v.object({ list: v.array(item), ...pageFields });
}

/** The counting fields of a page. */
export const pageFields: { total: Schema<number>; pageNum: Schema<number>; pageSize: Schema<number> } = {
  total: schemaOf<number>()(v.pipe(v.number(), v.integer(), v.minValue(0))),
  pageNum: schemaOf<number>()(v.pipe(v.number(), v.integer(), v.minValue(1))),
  pageSize: schemaOf<number>()(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE))),
};

type OptionalNumber = v.ExactOptionalSchema<Schema<number>, undefined>;

/** An integer of a query: text on the wire, a number here. */
function numberWithin(least: number, most: number): Schema<number> {
  const schema = v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.regex(/^[1-9]\d{0,8}$/, "a whole number"),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );
  return schemaOf<number>()(schema);
}
