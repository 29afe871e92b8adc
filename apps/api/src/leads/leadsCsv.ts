import { LEAD_LIMITS } from "@wesdom/api-client/contract";
import { plainCell } from "../text/plainText.ts";
import { UNKEPT, type LeadRecord } from "./lead-record.ts";

/** A lead with its day in Shanghai, which a spreadsheet sorts and groups by: the instant is text to it. */
interface Row extends LeadRecord {
  readonly day: string;
}

const FIELDS = {
  reference: true,
  createdAt: true,
  day: true,
  lang: true,
  kind: true,
  ...LEAD_LIMITS,
  phoneVerified: true,
  area: true,
} satisfies Record<keyof Row, unknown>;

/** Columns of the table, in order: each field of a lead that is kept, or it does not compile. */
const COLUMNS = Object.keys(FIELDS).filter(
  (field) => !UNKEPT.some((name) => name === field),
) as readonly (keyof Row)[];

/**
 * The beginning of a cell, or what some program takes for one, before the sign of a formula in either width. Programs
 * split at commas, semicolons, tabs, bars or lines, and a quote within a cell protects nothing from those that split
 * elsewhere than here.
 */
const BEFORE_FORMULA = /(?<=^|[,;|\t\n])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** A phone that a spreadsheet would take for a number, without its zeros or with an exponent. */
const NUMBER_LIKE_PHONE = /^(?=0|\d{12})\d+$/;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Leads as CSV (RFC 4180). What a spreadsheet would run as a formula, and a phone whose digits it would not keep, is given
 * a leading apostrophe; what a terminal would obey is written out.
 */
export function leadsCsv(list: readonly LeadRecord[]): string {
  const lines = list.map((lead) => {
    const row: Row = { ...lead, day: lead.createdAt.slice(0, "2026-11-21".length) };
    return COLUMNS.map((column) => cell(column, row[column])).join(",");
  });
  return `${BYTE_ORDER_MARK}${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

function cell(column: keyof Row, value: Row[keyof Row]): string {
  const text = plainCell(Array.isArray(value) ? value.join("; ") : String(value ?? ""));
  const kept = column === "phone" ? text.replace(NUMBER_LIKE_PHONE, "'$&") : text;
  const safe = kept.replace(BEFORE_FORMULA, "'");
  return /[",\n\t;|']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
