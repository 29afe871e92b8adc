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

/** Object ids of the specification, by what they stand for: the Chinese site first, then the English and Japanese one. */
export const OBJECT_NAMES = {
  600001: "home, forms",
  600002: "visit duration",
  600032: "cases",
  600033: "news list",
  600034: "article",
  600035: "about",
  600100: "home",
  600101: "about",
  600102: "article",
  600103: "cases",
  600104: "influencer marketing",
  600105: "live commerce",
  600106: "marketing technology",
  600107: "media buying",
  600108: "social media management",
  600109: "visit duration",
  600110: "contact, consultant",
} as const;

/** Object id of the specification. */
export type ObjectId = keyof typeof OBJECT_NAMES;
