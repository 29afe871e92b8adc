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

type ValueOf<Ids> = Ids[keyof Ids];

/** Object id of the specification: 600001, 600002, 600032 to 600035 Chinese; 600100 to 600110 English and Japanese. */
export type ObjectId = ValueOf<typeof CN_OBJECT_IDS> | ValueOf<typeof INTL_OBJECT_IDS>;

/** What object ids stand for, for those who read the figures. */
export const OBJECT_NAMES: Readonly<Record<number, string>> = {
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
};
