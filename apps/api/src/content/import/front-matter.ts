import {
  CodeSchema,
  DaySchema,
  ReasonDrawingSchema,
  ToneSchema,
  ValueDrawingSchema,
} from "@wesdom/api-client/contract";
import { withPhraseBreaks, withWholeFigures } from "@wesdom/facts";
import * as v from "valibot";
import { PaperFront } from "./paper.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const running = v.pipe(text, v.transform(withWholeFigures));
const title = v.pipe(text, v.transform(withPhraseBreaks));
const order = v.pipe(v.number(), v.integer(), v.minValue(0));
/** YAML reads a figure without sign and unit as a number. */
const sign = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const tag = v.pipe(
  sign,
  v.regex(/\S/, "is empty: leave it out"),
  v.regex(/^[^，、]*$/, "is one tag: put a comma of this kind, and a space, between two, [a, b]"),
);
const figure = v.strictObject({ value: v.pipe(sign, v.transform(withPhraseBreaks)), label: running });
const titled = v.strictObject({ title, text: running });
/** Looked up among those that there are. */
const reference = text;
const code = v.pipe(CodeSchema, v.regex(/^[a-z0-9_-]+$/, "is written in small letters"));
/** For whoever draws; no page asks for it. */
const motif = v.optional(
  v.pipe(
    text,
    v.transform((): undefined => undefined),
  ),
);

/** Of two entries with one key a table would keep neither. */
function once<Entry>(keyOf: (entry: Entry) => string) {
  return v.checkItems<Entry[], (issue: v.CheckItemsIssue<Entry[]>) => string>(
    (entry, at, entries) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) === at,
    ({ input }) => `"${keyOf(input)}" stands here twice`,
  );
}

/** Front matter of each kind of content. */
export const StoryFront = v.strictObject({
  code,
  motif,
  brand: reference,
  industry: reference,
  platform: reference,
  services: v.pipe(v.array(reference), v.minLength(1)),
  title,
  summary: running,
  headline: figure,
  figures: v.pipe(v.array(figure), v.length(3)),
  period: running,
  publishedAt: DaySchema,
});

export const ArticleFront = v.pipe(
  v.strictObject({
    code,
    motif,
    title,
    summary: running,
    figure: v.optional(v.pipe(sign, v.transform(withWholeFigures))),
    category: reference,
    tags: v.optional(v.array(tag), []),
    author: reference,
    publishedAt: DaySchema,
    updatedAt: v.optional(DaySchema),
  }),
  v.forward(
    v.check(
      ({ publishedAt, updatedAt = publishedAt }) => updatedAt >= publishedAt,
      "is before publishedAt: write the day of the last change, or leave it out",
    ),
    ["updatedAt"],
  ),
  v.forward(
    v.check(({ summary, figure: shown = "" }) => summary.includes(shown), "is not in the summary"),
    ["figure"],
  ),
);

export const BannerFront = v.strictObject({
  code,
  motif,
  place: v.picklist(["home", "news"]),
  order,
  eyebrow: text,
  title,
  subtitle: title,
  action: v.strictObject({ label: text, href: v.pipe(text, v.startsWith("/")) }),
  tone: ToneSchema,
});

export const ServiceFront = v.strictObject({
  code,
  motif,
  order,
  title,
  tagline: running,
  summary: running,
  figure,
  steps: v.pipe(v.array(title), v.minLength(1)),
  story: v.optional(reference),
  paper: v.optional(PaperFront),
});

export const TeamFront = v.strictObject({ code, motif, order, name: text, role: text, city: text });

export const CompanyFront = v.strictObject({
  slogan: text,
  founded: DaySchema,
  figures: v.pipe(v.array(figure), v.minLength(1)),
  timeline: v.array(
    v.strictObject({
      date: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "is no month, such as 2027-02")),
      title,
      text: running,
    }),
  ),
  offices: v.array(
    v.strictObject({
      city: text,
      district: text,
      address: running,
      floor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      hours: running,
    }),
  ),
  values: v.array(v.strictObject({ ...titled.entries, drawing: v.optional(ValueDrawingSchema) })),
  reasons: v.array(v.strictObject({ ...titled.entries, drawing: v.optional(ReasonDrawingSchema) })),
});

const named = { zh: text, en: text, ja: text };

/** Clients, with how often each of them came; its logo counts it in strokes. */
export const BrandsFile = v.pipe(
  v.array(v.strictObject({ id: code, ...named, projects: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  once(({ id }) => id),
);

const NamesFile = v.pipe(
  v.array(v.strictObject({ id: code, ...named })),
  once(({ id }) => id),
);

export const TaxonomyFile = v.strictObject({
  industries: NamesFile,
  platforms: NamesFile,
  categories: NamesFile,
});

export const CompaniesFile = v.pipe(
  v.array(v.strictObject({ name: text, city: text, industry: code })),
  once(({ name }) => name),
);
