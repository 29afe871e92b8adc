import { LEAD_LIMITS } from "@wesdom/api-client/contract";
import { plainCell } from "../text/plainText.ts";
import { UNKEPT, type LeadRecord } from "./lead-record.ts";

const FIELDS = {
  reference: true,
  createdAt: true,
  lang: true,
  kind: true,
  ...LEAD_LIMITS,
  phoneVerified: true,
  area: true,
} satisfies Record<keyof LeadRecord, unknown>;

/** Columns of the table, in order: each field of a lead that is kept, or it does not compile. */
const COLUMNS = Object.keys(FIELDS).filter(
  (field) => !UNKEPT.some((name) => name === field),
) as readonly (keyof LeadRecord)[];

/**
 * The beginning of a cell, or what some program takes for one, before the sign of a formula in either width. Programs
 * split at commas, semicolons, tabs, bars or lines, and a quote within a cell protects nothing from those that split
 * elsewhere than here.
 */
const BEFORE_FORMULA = /(?<=^|[,;|\t\n])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Leads as CSV (RFC 4180). What a spreadsheet would run as a formula is given a leading apostrophe; what a terminal
 * would obey is written out.
 */
export function leadsCsv(list: readonly LeadRecord[]): string {
  const lines = list.map((lead) => COLUMNS.map((column) => cell(lead[column])).join(","));
  return `${BYTE_ORDER_MARK}${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

function cell(value: LeadRecord[keyof LeadRecord]): string {
  const text = plainCell(Array.isArray(value) ? value.join("; ") : String(value ?? ""));
  const safe = text.replace(BEFORE_FORMULA, "'");
  return /[",\n\t;|']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
