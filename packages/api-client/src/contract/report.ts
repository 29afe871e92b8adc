import * as v from "valibot";
import { defineCall } from "./defineCall.ts";

/** Longest of each field of a report, in characters, before it is percent-encoded. */
export const REPORT_LIMITS = { data: 8_192, wesdom: 344, sign: 64, time: 15 } as const;

/**
 * A report of one event, sealed. It travels as the query of a POST without a body, so that a page that is being left
 * can send it as a beacon; no header goes with it, and the path alone tells the site.
 */
export type ReportQuery = v.InferOutput<typeof ReportQuerySchema>;
/** Schema of {@link ReportQuery}. A report that does not fit is answered like one that does, and is not kept. */
export const ReportQuerySchema = v.object({
  /** The event: base64 of 16 bytes of initialisation vector and AES-128-CBC of its JSON. */
  data: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.data), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  /** The key of the event, 16 decimal digits: base64 of RSA-OAEP with SHA-256. */
  wesdom: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.wesdom), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  /** HMAC-SHA-256 over the other three fields, keyed with the digits, in lower-case hex. */
  sign: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.sign), v.regex(/^[0-9a-f]+$/)),
  /** When it was sealed: milliseconds since the epoch, decimal. */
  time: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.time), v.regex(/^\d+$/)),
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
