import * as v from "valibot";
import { FigureSchema, PictureSchema, TitledTextSchema } from "./common.ts";
import { defineCall } from "./defineCall.ts";
import { DaySchema } from "./schema.ts";

/** A member of the team. */
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>;
const TeamMemberSchema = v.object({
  code: v.string(),
  name: v.string(),
  role: v.string(),
  city: v.string(),
  /** Two or three sentences, plain text. */
  biography: v.string(),
  /** Portrait. */
  picture: PictureSchema,
});

/** What is drawn above a reason to choose the company. */
export type ReasonDrawing = v.InferOutput<typeof ReasonDrawingSchema>;
/** Schema of {@link ReasonDrawing}. */
export const ReasonDrawingSchema = v.picklist(["signature", "ledger", "line", "steps", "dots"]);

/** What is drawn above a value. */
export type ValueDrawing = v.InferOutput<typeof ValueDrawingSchema>;
/** Schema of {@link ValueDrawing}. */
export const ValueDrawingSchema = v.picklist([
  "few",
  "early",
  "seconds",
  "key",
  "tally",
  "halves",
  "label",
  "ends",
  "unknown",
]);

/** A service. */
export type Service = v.InferOutput<typeof ServiceSchema>;
const ServiceSchema = v.object({
  code: v.string(),
  title: v.string(),
  tagline: v.string(),
  summary: v.string(),
  figure: FigureSchema,
  /** Short steps, in order. */
  steps: v.array(v.string()),
  /** Code of a case that shows it at work, where it has no page of its own. */
  story: v.optional(v.string()),
  /** The argument. */
  html: v.string(),
  /** What a client holds in hand, filled in: a table. */
  paper: v.optional(v.string()),
  picture: PictureSchema,
});

/** The company introduces itself. */
export type Introduction = v.InferOutput<typeof IntroductionSchema>;
/** An office. */
export type Office = Introduction["offices"][number];
const IntroductionSchema = v.object({
  slogan: v.string(),
  /** Founding day; the company's age is computed from it. */
  founded: DaySchema,
  html: v.string(),
  figures: v.array(FigureSchema),
  timeline: v.array(
    v.object({
      /** `YYYY-MM`. */
      date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
      ...TitledTextSchema.entries,
    }),
  ),
  offices: v.array(
    v.object({
      city: v.string(),
      district: v.string(),
      address: v.string(),
      /** On which floor it is. */
      floor: v.optional(v.number()),
      phone: v.string(),
      hours: v.string(),
    }),
  ),
  values: v.array(v.object({ ...TitledTextSchema.entries, drawing: v.optional(ValueDrawingSchema) })),
  reasons: v.array(v.object({ ...TitledTextSchema.entries, drawing: v.optional(ReasonDrawingSchema) })),
  services: v.array(ServiceSchema),
});

const introduction = { method: "GET", answer: IntroductionSchema } as const;

/** Calls about the company. */
export const aboutCalls = {
  teamList: defineCall({
    summary: "The team",
    method: "GET",
    path: "/about/team/list",
    answer: v.array(TeamMemberSchema),
  }),
  // Chinese twin of the specified English call.
  introductionInfo: defineCall({
    ...introduction,
    summary: "Company introduction",
    path: "/about/introduction/info",
  }),
  enIntroductionInfo: defineCall({
    ...introduction,
    summary: "Company introduction, English and Japanese",
    path: "/en/about/introduction/info",
  }),
};
