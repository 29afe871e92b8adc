import * as v from "valibot";
import type { LanguageKey } from "../call.ts";
import {
  FacetSchema,
  FigureSchema,
  PictureSchema,
  RefSchema,
  type Facet,
  type Figure,
  type Picture,
  type Ref,
} from "./common.ts";
import { pageFields, pageQueryFields, type Page, type PageQuery } from "./page.ts";
import { CodeSchema, DaySchema, schemaOf, type Schema } from "./schema.ts";

/** A client case. */
export interface Story {
  code: string;
  brand: Ref;
  industry: Ref;
  platform: Ref;
  /** What was done, as services with their names. */
  services: Ref[];
  title: string;
  summary: string;
  /** The one number of the case. */
  headline: Figure;
  /** Three further numbers. */
  figures: Figure[];
  /** Months of the campaign, as it is to be shown. */
  period: string;
  /** `YYYY-MM-DD`. */
  publishedAt: string;
  /** Cover. */
  picture: Picture;
  /** Picture for social networks, 1200×630. */
  share: Picture;
  /** The case as an article; only when asked by `code`. */
  html?: string;
  /** Languages in which it is told, under the same code; only when asked by it. */
  languages?: LanguageKey[];
}

/** Query of the client cases. */
export interface StoriesQuery extends PageQuery {
  industry?: string;
  platform?: string;
  /** One case, with its text. */
  code?: string;
}

/** A page of client cases with what they can be filtered by. */
export interface StoriesPage extends Page<Story> {
  /** All industries and platforms that have cases, whatever the filter. */
  filters: { industries: Facet[]; platforms: Facet[] };
}

/** Number of figures beside the headline. */
export const STORY_FIGURES = 3;

/** Schema of {@link Story}. */
export const StorySchema: Schema<Story> = schemaOf<Story>()(
  v.object({
    code: v.string(),
    brand: RefSchema,
    industry: RefSchema,
    platform: RefSchema,
    services: v.array(RefSchema),
    title: v.string(),
    summary: v.string(),
    headline: FigureSchema,
    figures: v.pipe(v.array(FigureSchema), v.length(STORY_FIGURES)),
    period: v.string(),
    publishedAt: DaySchema,
    picture: PictureSchema,
    share: PictureSchema,
    html: v.exactOptional(v.string()),
    languages: v.exactOptional(v.array(v.picklist(["zh", "en", "ja"]))),
  }),
);

/** Schema of {@link StoriesQuery}. */
export const StoriesQuerySchema: Schema<StoriesQuery> = schemaOf<StoriesQuery>()(
  v.object({
    ...pageQueryFields,
    industry: v.exactOptional(CodeSchema),
    platform: v.exactOptional(CodeSchema),
    code: v.exactOptional(CodeSchema),
  }),
);

/** Schema of {@link StoriesPage}. */
export const StoriesPageSchema: Schema<StoriesPage> = schemaOf<StoriesPage>()(
  v.object({
    list: v.array(StorySchema),
    ...pageFields,
    filters: v.object({ industries: v.array(FacetSchema), platforms: v.array(FacetSchema) }),
  }),
);
