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
  input: { clear: "Clear" },
  textarea: { left: "{n} characters left" },
  passwordInput: {
    show: "Show password",
    hide: "Hide password",
    shown: "Your password is visible",
    hidden: "Your password is hidden",
    met: "met",
    unmet: "not met yet",
  },
  sendCode: {
    send: "Send code",
    sending: "Sending",
    resend: "Send again",
    wait: "Send again in {n} s",
    sent: "Code sent. You can ask for another in {n} seconds",
    ready: "You can ask for another code now",
  },
  areaPicker: {
    title: "Choose your area",
    placeholder: "Choose an area",
    province: "Province",
    city: "City",
    district: "District",
    loading: "Loading",
    failed: "The areas did not load",
    retry: "Try again",
    empty: "There are no smaller areas here",
    close: "Close",
  },
  companyAutocomplete: {
    list: "Matching companies",
    loading: "Searching",
    found: "{n} companies found, use up and down to choose",
    empty: "No match. Just type the name",
    failed: "Search is unavailable. Just type the name",
  },
  stepIndicator: { label: "Progress", step: "Step {n} of {total}", done: "done" },
  errorSummary: { title: "Please check: {n}" },
};
