/**
 * Why an event was given up: `count` and `size`, the oldest made room; `age`, too old; `refused`, the server will never
 * take it; `oversize`, longer than a URL may be; `damaged`, what was stored cannot be read; `duration`, longer than
 * 24 hours; `declined`, the visitor did not agree.
 */
export type DropReason =
  | "count"
  | "size"
  | "age"
  | "refused"
  | "oversize"
  | "damaged"
  | "duration"
  | "declined";
