import type { KitLocale } from "./kitLocale.ts";

/** English. */
export const en: KitLocale = {
  lang: "en-US",
  common: { close: "Close", confirm: "OK", cancel: "Cancel", retry: "Try again", loading: "Loading" },
  pagination: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: "Page {n}",
  },
  searchBox: {
    label: "Search",
    placeholder: "What are you looking for?",
    submit: "Search",
    clear: "Clear",
  },
  rail: {
    previous: "Back",
    next: "Forward",
  },
  articleBody: {
    table: "Table",
    anchor: "Link to “{title}”",
    openImage: "Enlarge picture: {alt}",
    openNamelessImage: "Enlarge picture",
  },
  tableOfContents: {
    title: "On this page",
  },
  articleNav: {
    label: "Previous and next article",
    previous: "Previous",
    next: "Next",
  },
  shareRow: {
    title: "Share",
    copyLink: "Copy link",
    copied: "Link copied",
    share: "Share via…",
  },
  infiniteList: {
    more: "Load more",
    loading: "Loading",
    loaded: "{n} more loaded",
    failed: "That did not load",
    retry: "Try again",
    end: "That is all",
  },
  phoneAction: {
    call: "Call {number}",
    copy: "Copy {number}",
    copied: "Copied",
  },
  breadcrumbs: {
    label: "You are here",
  },
  officeCard: {
    map: "Show the {city} office on a map",
  },
};
