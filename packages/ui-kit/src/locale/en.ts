import type { KitLocale } from "./kitLocale.ts";

/** English. */
export const en: KitLocale = {
  lang: "en-US",
  common: { close: "Close", retry: "Try again", loading: "Loading" },
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
    call: "Call",
    copy: "Copy {number}",
    copied: "Copied",
  },
  breadcrumbs: {
    label: "You are here",
  },
  officeCard: {
    map: "Show the {city} office on a map",
  },
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
    found: "{n} companies found. Use up and down to choose",
    empty: "No match. Just type the name",
    failed: "Search is unavailable. Just type the name",
  },
  stepIndicator: { label: "Progress", step: "Step {n} of {total}", done: "done" },
  errorSummary: { title: "Please check: {n}" },
  sliderCaptcha: {
    title: "Security check",
    instructions:
      "Drag the slider until the piece fills the gap. Or tap the gap to put the piece there, and the slider to submit. Or use the left and right arrow keys, with Shift for larger steps, and press Enter to submit.",
    slider: "Position of the piece",
    position: "{n} of {total} pixels",
    hint: "Drag, or tap the gap",
    placed: "In place? Tap the slider",
    refresh: "New puzzle",
    loading: "Preparing the puzzle",
    verifying: "Checking",
    success: "Verified",
    error: "Not quite. Here is another one, please try again",
    expired: "This puzzle has expired. Please take a new one",
    failed: "The puzzle did not load",
    help: "Trouble with the puzzle? Call us at",
  },
  chatPopup: {
    loading: "Connecting you to the chat",
    failedTitle: "The chat did not open",
    failedText: "It may be the network. Please try again.",
  },
};
