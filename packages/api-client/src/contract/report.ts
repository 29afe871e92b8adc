import * as v from "valibot";
import { defineCall } from "./defineCall.ts";

/**
 * A report of one event, sealed. It travels as the query of a POST without a body, so that a page that is being left
 * can send it as a beacon; no header goes with it, and the path alone tells the site.
 */
export type ReportQuery = v.InferOutput<typeof ReportQuerySchema>;
/** Schema of {@link ReportQuery}. A report that cannot be opened is answered like one that can, and is not kept. */
export const ReportQuerySchema = v.object({
  /** The event: base64 of 16 bytes of initialisation vector and AES-128-CBC of its JSON. */
  data: v.string(),
  /** The key of the event, 16 decimal digits: base64 of RSA-OAEP with SHA-256. */
  wesdom: v.string(),
  /** HMAC-SHA-256 over the other three fields, keyed with the digits, in lower-case hex. */
  sign: v.string(),
  /** When it was sealed: milliseconds since the epoch, decimal. */
  time: v.string(),
});

const report = {
  method: "POST",
  access: "anyone",
  beacon: true,
  background: true,
  query: ReportQuerySchema,
  answer: v.null(),
} as const;

/** Calls that take reports of visits, one a site. */
export const reportCalls = {
  dataReport: defineCall({
    ...report,
    summary: "Take a sealed report of one event; always answered alike",
    path: "/common/data/report",
  }),
  enDataReport: defineCall({
    ...report,
    summary: "Take a sealed report of one event, English and Japanese",
    path: "/en/common/data/report",
  }),
};
