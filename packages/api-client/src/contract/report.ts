import * as v from "valibot";
import type { CallDescriptor } from "../call.ts";
import { schemaOf, type Schema } from "./schema.ts";

/** Longest of each field of a report, in characters, before it is percent-encoded. */
export const REPORT_LIMITS = { data: 8_192, wesdom: 344, sign: 64, time: 15 } as const;

/**
 * A report of one event, sealed. It travels as the query of a POST without a body, so that a page that is being left
 * can send it as a beacon; no header goes with it, and the path alone tells the site.
 */
export interface ReportQuery {
  /** The event: base64 of 16 bytes of initialisation vector and AES-128-CBC of its JSON. */
  data: string;
  /** The key of the event, 16 decimal digits: base64 of RSA-OAEP with SHA-256. */
  wesdom: string;
  /** HMAC-SHA-256 over the other three fields, keyed with the digits, in lower-case hex. */
  sign: string;
  /** When it was sealed: milliseconds since the epoch, decimal. */
  time: string;
}

/** Schema of {@link ReportQuery}. A report that does not fit is answered like one that does, and is not kept. */
export const ReportQuerySchema: Schema<ReportQuery> = schemaOf<ReportQuery>()(
  v.object({
    data: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.data), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    wesdom: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.wesdom), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    sign: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.sign), v.regex(/^[0-9a-f]+$/)),
    time: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.time), v.regex(/^\d+$/)),
  }),
);

/** A call that takes reports. */
export type ReportCall = CallDescriptor<ReportQuery, undefined, null>;

/** The Chinese site's reports. */
export const dataReport: ReportCall = {
  name: "dataReport",
  method: "POST",
  path: "/common/data/report",
  lang: "any",
  background: true,
};

/** Reports of the English and the Japanese site. */
export const enDataReport: ReportCall = {
  name: "enDataReport",
  method: "POST",
  path: "/en/common/data/report",
  lang: "intl",
  background: true,
};
