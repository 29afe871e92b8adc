import type { LeadRecord } from "./lead-record.ts";

/** Columns of the table, in order. */
const COLUMNS = [
  "reference",
  "createdAt",
  "lang",
  "kind",
  "name",
  "phone",
  "email",
  "company",
  "areaCode",
  "address",
  "country",
  "messenger",
  "services",
  "needs",
  "budget",
  "time",
  "source",
  "sourceType",
  "phoneVerified",
] as const satisfies readonly (keyof LeadRecord)[];

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Leads as CSV (RFC 4180); a text that a spreadsheet would run as a formula is given a leading apostrophe. */
export function leadsCsv(list: readonly LeadRecord[]): string {
  const lines = list.map((lead) => COLUMNS.map((column) => cell(lead[column])).join(","));
  return `${BYTE_ORDER_MARK}${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

function cell(value: LeadRecord[(typeof COLUMNS)[number]]): string {
  const text = Array.isArray(value) ? value.join("; ") : String(value ?? "");
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
