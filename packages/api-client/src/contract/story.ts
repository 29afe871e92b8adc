import * as v from "valibot";
import { FacetSchema, FigureSchema, PictureSchema, RefSchema, ToneSchema } from "./common.ts";
import { defineCall } from "./defineCall.ts";
import { pageOf, PageQuerySchema } from "./page.ts";
import { CodeSchema, DaySchema } from "./schema.ts";

/** Number of figures beside the headline. */
export const STORY_FIGURES = 3;

/** A client case. */
export type Story = v.InferOutput<typeof StorySchema>;
const StorySchema = v.object({
  code: v.string(),
  brand: RefSchema,
  industry: RefSchema,
  platform: RefSchema,
  /** What was done, as services with their names. */
  services: v.array(RefSchema),
  title: v.string(),
  summary: v.string(),
  /** The one number of the case. */
  headline: FigureSchema,
  /** Three further numbers. */
  figures: v.pipe(v.array(FigureSchema), v.length(STORY_FIGURES)),
  /** Months of the campaign, as it is to be shown. */
  period: v.string(),
  publishedAt: DaySchema,
  /** Cover. */
  picture: PictureSchema,
  /** Picture for social networks, 1200×630. */
  share: PictureSchema,
  /** The case as an article; only when asked by `code`. */
  html: v.exactOptional(v.string()),
  /** Its first live room that shows the product, without the host's words and the offer; only when asked by `code`. */
  live: v.exactOptional(v.object({ ground: ToneSchema, html: v.string() })),
  /** Languages in which it is told, under the same code; only when asked by it. */
  languages: v.exactOptional(v.array(v.picklist(["zh", "en", "ja"]))),
});

/** Query of the client cases. */
export type StoriesQuery = v.InferOutput<typeof StoriesQuerySchema>;
const StoriesQuerySchema = v.object({
  ...PageQuerySchema.entries,
  industry: v.exactOptional(CodeSchema),
  platform: v.exactOptional(CodeSchema),
  /** One case, with its text. */
  code: v.exactOptional(CodeSchema),
});

/** A page of client cases with what they can be filtered by. */
export type StoriesPage = v.InferOutput<typeof StoriesPageSchema>;
const StoriesPageSchema = v.object({
  ...pageOf(StorySchema).entries,
  /** All industries and platforms that have cases, whatever the filter. */
  filters: v.object({ industries: v.array(FacetSchema), platforms: v.array(FacetSchema) }),
});

const list = { method: "GET", query: StoriesQuerySchema, answer: StoriesPageSchema } as const;

/** Calls for client cases. */
export const storyCalls = {
  storiesPage: defineCall({ ...list, summary: "Client cases", path: "/customer/stories/page" }),
  enStoriesPage: defineCall({
    ...list,
    summary: "Client cases, English and Japanese",
    path: "/en/customer/stories/page",
  }),
};
