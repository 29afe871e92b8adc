export * from "./common.ts";
export * from "./contracts.ts";
export type { AnyContract, CallContract, CallDefinition, CallGroup } from "./defineCall.ts";
export * from "./page.ts";
export type { Schema } from "./schema.ts";
export { LEAD_KINDS, LEAD_LIMITS, SERVICE_MAX_LENGTH, type LeadKind } from "../lead/lead.ts";
export { leadProblems, requiredLeadFields, type LeadField, type LeadProblems } from "../lead/leadProblems.ts";
export { languageOfLang, PATH_SUFFIX } from "../call.ts";
export type { AnswerOf, AnyCall, BodyOf, CallDescriptor, LangId, LanguageKey, QueryOf } from "../call.ts";
