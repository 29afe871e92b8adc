export * from "./calls/accounts.ts";
export * from "./calls/calls.ts";
export { callsOf, type LanguageCalls } from "./calls/callsOf.ts";
export { languageOfLang } from "@wesdom/facts";
export type { LangId, LanguageKey } from "@wesdom/facts";
export { PATH_SUFFIX } from "./call.ts";
export type { AnswerOf, AnyCall, BodyOf, CallDescriptor, NoQuery, QueryOf } from "./call.ts";
export type * from "./contract/index.ts";
export { LEAD_KINDS, LEAD_LIMITS } from "./lead/lead.ts";
export { leadProblems, requiredLeadFields, type LeadField, type LeadProblems } from "./lead/leadProblems.ts";
export { ApiError, type ApiErrorDetails } from "./client/api-error.ts";
export {
  createApiClient,
  DEFAULT_ERROR_TEXTS,
  GET_RETRIES,
  RETRY_STATUS_CODES,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
} from "./client/createApiClient.ts";
export { CODE_OK, type Envelope } from "./client/envelope.ts";
export { TIMEOUT_MS, type Fetch } from "./client/limitedFetch.ts";
export { REPEAT_PAUSE_MS } from "./client/onceInAWhile.ts";
