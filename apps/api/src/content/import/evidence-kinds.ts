import { ToneSchema } from "@wesdom/api-client/contract";
import * as v from "valibot";
import { barsOfCells } from "./bars.ts";

/** Comments that pass in a live room before they begin anew. */
const LIVE_COMMENTS = 6;
/** Dots that are seen as an amount, ten or twenty in a row. */
const MOST_DOTS = 120;
const MOST_LINES = 5;
/** Columns that a phone of 320 px shows with their figures. */
const MOST_COLUMNS = 8;
/** Months whose letters a phone of 320 px shows beside each other. */
const MOST_MONTHS = 14;

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.minLength(1, "is empty"),
);
const maybe = v.optional(text);
const words = v.optional(v.array(text), []);
/** What is shown, by the name of a vignette. */
const picture = v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/, "is no name of a vignette")));
const flag = v.optional(v.boolean(), false);
const spoken = v.strictObject({ who: text, text });
const tone = v.optional(ToneSchema, "hot");
/** Whether the client's product is shown. */
const product = v.optional(v.boolean(), true);
const tabs = v.pipe(v.array(text), v.minLength(2));
const caption = text;
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate("is no day, such as 2026-11-01"));
/** Figures of one unit, none below zero: their bars are drawn to one scale. */
const scaled = v.pipe(
  v.array(v.strictObject({ name: text, value: text, mark: flag })),
  v.minLength(2),
  v.maxLength(MOST_LINES),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { bars, faults } = barsOfCells(dataset.value.map(({ value }) => value));
    const below = bars.some((bar) => bar?.below) ? ["has a figure below zero"] : [];
    for (const message of [...faults, ...below]) addIssue({ message });
  }),
);

/** A cover of a feed shows what it speaks of, or the product. */
const note = v.pipe(
  v.strictObject({ cover: maybe, title: text, author: text, likes: maybe, tone, picture, product: flag }),
  v.check((shown) => shown.product !== (shown.picture !== undefined), "has one picture, or the product"),
);

export const EVIDENCE = {
  post: v.strictObject({
    author: text,
    when: maybe,
    label: maybe,
    cover: maybe,
    title: text,
    text: maybe,
    tags: words,
    likes: maybe,
    saves: maybe,
    replies: v.optional(v.array(spoken), []),
    tone,
    picture,
    product,
    caption,
  }),
  feed: v.strictObject({
    tabs,
    notes: v.pipe(
      v.array(note),
      v.check(({ length }) => length === 4 || length === 6, "are four or six"),
    ),
    caption,
  }),
  search: v.strictObject({
    query: text,
    tabs,
    results: v.pipe(v.array(v.strictObject({ title: text, note: maybe, ours: flag })), v.minLength(3)),
    related: words,
    caption,
  }),
  live: v.strictObject({
    host: text,
    viewers: text,
    says: maybe,
    comments: v.pipe(v.array(spoken), v.length(LIVE_COMMENTS)),
    offer: v.strictObject({ name: text, price: text, note: maybe, action: text }),
    tone,
    picture,
    product,
    caption,
  }),
  columns: v.strictObject({
    title: text,
    unit: maybe,
    columns: v.pipe(
      v.array(v.strictObject({ at: text, value: v.pipe(v.number(), v.minValue(0)), mark: flag })),
      v.minLength(3),
      v.maxLength(MOST_COLUMNS),
    ),
    note: maybe,
    caption,
  }),
  number: v.strictObject({ value: text, tone, caption }),
  dots: v.pipe(
    v.strictObject({
      count: amount,
      of: v.pipe(amount, v.maxValue(MOST_DOTS)),
      tone: v.optional(ToneSchema),
      caption,
    }),
    v.check(({ count, of }) => count <= of, "counts more than there are"),
  ),
  scale: v.strictObject({ lines: scaled, caption }),
  calendar: v.strictObject({
    value: text,
    from: day,
    months: v.pipe(amount, v.minValue(2), v.maxValue(MOST_MONTHS)),
    lines: v.pipe(v.array(v.strictObject({ name: text, begins: day, day })), v.minLength(2)),
    tone,
    caption,
  }),
  sheet: v.strictObject({
    head: text,
    title: maybe,
    lines: v.pipe(v.array(v.union([text, v.strictObject({ name: text, text })])), v.minLength(2)),
    stamp: maybe,
    tone,
    product: flag,
    caption,
  }),
} as const;
