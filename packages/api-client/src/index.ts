export * from "./calls/accounts.ts";
export * from "./calls/calls.ts";
export { callsOf, type LanguageCalls } from "./calls/callsOf.ts";
export type { LangId, LanguageKey } from "@wesdom/facts";
export type { AnswerOf, AnyCall, BodyOf, CallDescriptor, NoQuery, QueryOf } from "./call.ts";
export { PATH_SUFFIX } from "./call.ts";
export type * from "./contract/index.ts";
export { LEAD_LIMITS } from "./lead/lead.ts";
export {
  leadProblems,
  /** @public */
  requiredLeadFields,
  type LeadField,
  type LeadProblems,
} from "./lead/leadProblems.ts";
export { ApiError, type ApiErrorDetails } from "./client/api-error.ts";
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
} from "./client/createApiClient.ts";
export type { Envelope } from "./client/envelope.ts";
export type { Fetch } from "./client/limitedFetch.ts";
