import { LEAD_LIMITS, type LeadBody, type LeadKind } from "@wesdom/api-client";

/** What a visitor typed, by field name; `services` may hold several values. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Name of the query key under which a thank-you address carries the reference number. */
export const SENT_KEY = "sent";

/** Shape of a reference number; anything else, in an address or an answer, is none. */
const REFERENCE = /^[A-Z0-9][A-Z0-9-]{4,31}$/;

const FIELDS = Object.keys(LEAD_LIMITS);

/**
 * The fields of a lead form as they were typed. Of one field in several parts, as the levels of an area are, the last
 * that is filled counts.
 */
export function formValues(form: FormData): FormValues {
  const values: Record<string, string | readonly string[]> = {};
  for (const name of FIELDS) {
    const all = form
      .getAll(name)
      .filter((value) => typeof value === "string")
      // A plain post ends lines by two characters; the browser has counted one.
      .map((value) => value.replaceAll("\r\n", "\n"));
    if (name === "services") values[name] = all;
    else if (all[0] !== undefined) values[name] = all.findLast((value) => value !== "") ?? "";
  }
  if (form.get("consent")) values["consent"] = "on";
  return values;
}

/** A lead as the form holds it, possibly incomplete: empty fields are left out. */
export type LeadDraft = { -readonly [Field in keyof LeadBody]?: unknown } & { kind: LeadKind };

/** The body of a lead call from what was typed; the API and {@link leadProblems} judge it. */
export function leadOf(kind: LeadKind, values: FormValues): LeadDraft {
  const lead: Record<string, unknown> = { kind, consent: values["consent"] === "on" };
  for (const [name, value] of Object.entries(values)) {
    if (name !== "consent" && value.length > 0) lead[name] = value;
  }
  return lead as LeadDraft;
}

/** Whether a value is a reference number by its shape. */
export function isReference(value: unknown): value is string {
  return typeof value === "string" && REFERENCE.test(value);
}

/** The reference number of a thank-you address, `null` where there is none or it is not of its shape. */
export function sentReference(search: Readonly<Record<string, unknown>>): string | null {
  const value = search[SENT_KEY];
  return isReference(value) ? value : null;
}
