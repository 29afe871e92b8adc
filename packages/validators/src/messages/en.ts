import type { Messages } from "./message-key.ts";

/** Messages in English. */
export const en: Messages = {
  name: "Please enter your name",
  phone: "Please enter a valid phone number",
  code: "Please enter the 6-digit code from the message",
  email: "Please enter a valid email address",
  area: "Please choose a region",
  address: "Please enter your full address",
  company: "Please enter your company",
  needs: "Please tell us what you need",
  consent: "Please read and accept the privacy policy first",
  url: "Please enter an address that starts with http, https or www",
  passwordA:
    "Use 6 to 20 characters with at least one letter and one digit, without Chinese characters or spaces",
  passwordB: "Use 6 to 20 letters and digits, at least one of each and nothing else",
  tooLong: "This is too long. Please shorten it",
  invalid: "Please check this entry",
};
