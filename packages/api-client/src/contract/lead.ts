import * as v from "valibot";
import { LEAD_KINDS, LEAD_LIMITS } from "../lead/lead.ts";
import { defineCall } from "./defineCall.ts";
import { CODE_MAX_LENGTH } from "./schema.ts";

/** An optional text of each field that has a limit. */
const texts = Object.fromEntries(
  Object.entries(LEAD_LIMITS).map(([field, limit]) => [field, text(limit)]),
) as Readonly<Record<keyof typeof LEAD_LIMITS, ReturnType<typeof text>>>;

/** Body of a lead. Empty texts count as absent. */
export type LeadBody = v.InferOutput<typeof LeadBodySchema>;
/** Schema of {@link LeadBody}: shape and lengths. What a kind of lead needs in a language, `leadProblems` tells. */
export const LeadBodySchema = v.object({
  kind: v.picklist(LEAD_KINDS),
  /** Whether the box was ticked; a lead without is answered 422, as a field that is wrong. */
  consent: v.boolean(),
  ...texts,
  /** Codes of the wanted services. */
  services: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH))), v.maxLength(LEAD_LIMITS.services)),
  ),
});

/** Answer to a lead. */
export type LeadReceipt = v.InferOutput<typeof LeadReceiptSchema>;
const LeadReceiptSchema = v.object({
  /** Number under which we find the lead again. */
  reference: v.string(),
});

const lead = {
  method: "POST",
  body: LeadBodySchema,
  answer: LeadReceiptSchema,
  failures: {
    413: "The body is too large",
    415: "The body is no JSON",
    422: "Fields are missing or wrong: `data.fields` holds a message each",
    429: "Too many leads from one phone, e-mail or address",
  },
} as const;

/** Calls that take leads. */
export const leadCalls = {
  appeal: defineCall({ ...lead, summary: "Take a lead", path: "/index/appeal" }),
  enAppeal: defineCall({
    ...lead,
    summary: "Take a lead, English and Japanese",
    path: "/en/index/appeal",
  }),
};

function text(limit: number) {
  return v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(limit)));
}
