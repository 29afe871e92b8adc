/** Ids of the events of the specification. */
export const EVENT_IDS = {
  pageView: "page view",
  uniqueVisitor: "unique visitor",
  newVisitor: "new visitor",
  oldVisitor: "old visitor",
  duration: "per duration",
  click: "click",
} as const;

/** Id of an event of the specification. */
export type EventId = (typeof EVENT_IDS)[keyof typeof EVENT_IDS];

/** Object id of the specification: 600001, 600002, 600032 to 600035 Chinese; 600100 to 600110 English and Japanese. */
export type ObjectId =
  | 600001
  | 600002
  | 600032
  | 600033
  | 600034
  | 600035
  | 600100
  | 600101
  | 600102
  | 600103
  | 600104
  | 600105
  | 600106
  | 600107
  | 600108
  | 600109
  | 600110;

/** Object ids of the Chinese site. */
export const CN_OBJECT_IDS = {
  home: 600001,
  duration: 600002,
  cases: 600032,
  news: 600033,
  article: 600034,
  about: 600035,
} as const;

/** Object ids of the English and Japanese site. */
export const INTL_OBJECT_IDS = {
  home: 600100,
  about: 600101,
  article: 600102,
  cases: 600103,
  influencerMarketing: 600104,
  liveCommerce: 600105,
  marketingTechnology: 600106,
  mediaBuying: 600107,
  socialMediaManagement: 600108,
  duration: 600109,
  contact: 600110,
} as const;
