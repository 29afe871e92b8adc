export * from "./calls/calls.ts";
export { languageOfLang, PATH_SUFFIX } from "./call.ts";
export type {
  AnswerOf,
  AnyCall,
  BodyOf,
  CallDescriptor,
  CallLang,
  LangId,
  LanguageKey,
  NoQuery,
  QueryOf,
} from "./call.ts";
export type * from "./contract/about.ts";
export type * from "./contract/account.ts";
export type * from "./contract/area.ts";
export type * from "./contract/article.ts";
export type * from "./contract/banner.ts";
export type * from "./contract/brand.ts";
export type * from "./contract/code.ts";
export type * from "./contract/common.ts";
export type * from "./contract/company.ts";
export type { MAX_PAGE_SIZE, Page, PageQuery } from "./contract/page.ts";
export type * from "./contract/slider.ts";
export type { ChannelRedirect, WxSign, WxSignQuery } from "./contract/start.ts";
export type * from "./contract/story.ts";
export { LEAD_KINDS, LEAD_LIMITS } from "./lead/lead.ts";
export type { LeadBody, LeadKind, LeadReceipt } from "./lead/lead.ts";
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
