/** What can be wrong with a field. */
export type MessageKey =
  | "name"
  | "phone"
  | "code"
  | "email"
  | "area"
  | "address"
  | "company"
  | "needs"
  | "consent"
  | "url"
  | "passwordA"
  | "passwordB"
  | "tooLong"
  | "invalid";

/** One text for each {@link MessageKey}. */
export type Messages = Readonly<Record<MessageKey, string>>;
