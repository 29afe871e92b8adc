import * as v from "valibot";
import { defineCall } from "./defineCall.ts";

/** Longest text that is matched against company names. */
export const COMPANY_KEYWORD_MAX_LENGTH = 60;

/** A company that the visitor may mean. */
export type Company = v.InferOutput<typeof CompanySchema>;
/** Schema of {@link Company}. */
export const CompanySchema = v.object({ id: v.string(), name: v.string(), city: v.string() });

/** Query of the company matching. */
export type CompanyQuery = v.InferOutput<typeof CompanyQuerySchema>;
/** Schema of {@link CompanyQuery}. */
export const CompanyQuerySchema = v.object({
  /** Part of the name, full pinyin or pinyin initials; empty finds nothing. */
  keyword: v.pipe(v.string(), v.trim(), v.maxLength(COMPANY_KEYWORD_MAX_LENGTH)),
});

/** Calls for companies. */
export const companyCalls = {
  companyFuzzyMatching: defineCall({
    summary: "Companies by part of the name or by pinyin",
    method: "GET",
    path: "/company/fuzzy/matching",
    query: CompanyQuerySchema,
    answer: v.array(CompanySchema),
  }),
};
