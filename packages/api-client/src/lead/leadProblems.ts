import {
  isEmail,
  isFilled,
  isMainlandPhone,
  messageOf,
  plainPhone,
  type MessageKey,
} from "@wesdom/validators";
import type { LanguageKey } from "@wesdom/facts";
import type { LeadBody } from "../contract/lead.ts";
import { LEAD_LIMITS, type LeadKind } from "./lead.ts";

/** A field that a form can ask for. */
export type LeadField = "name" | "phone" | "code" | "email" | "company" | "areaCode" | "needs" | "consent";

/** What stands beside the fields: one message for each wrong one. */
export type LeadProblems = Partial<Record<keyof LeadBody, string>>;

type RequiredFields = Readonly<Record<LeadKind, readonly LeadField[]>>;

const REQUIRED_IN_CHINESE: RequiredFields = {
  appeal: ["name", "phone"],
  reservation: ["name", "phone", "areaCode"],
  consultant: ["name", "phone"],
  contact: ["name", "phone"],
  chat: ["phone", "needs"],
};

const REQUIRED_ABROAD: RequiredFields = {
  appeal: ["name", "email"],
  reservation: ["name", "email"],
  consultant: ["name", "email"],
  contact: ["name", "email", "needs"],
  chat: ["email", "needs"],
};

/** Loose form of a phone number from anywhere, with an extension or without, without what stands between its digits. */
const PHONE_ABROAD = /^\+?\d{6,30}(?:(?:x|ext|内線|#)\d{1,6})?$/i;

/** The code of an area, and one that was sent. */
const SIX_DIGITS = /^\d{6}$/;

/**
 * Fields without which a lead is not taken, in the order of a form; the consent comes on top for every kind.
 *
 * @param kind - Which form.
 * @param language - Language of the page: phone numbers are asked for in Chinese, e-mail elsewhere.
 */
export function requiredLeadFields(kind: LeadKind, language: LanguageKey): readonly LeadField[] {
  return (language === "zh" ? REQUIRED_IN_CHINESE : REQUIRED_ABROAD)[kind];
}

/**
 * Checks a lead as both the form and the API do.
 *
 * @param lead - The body, possibly incomplete.
 * @param language - Language of the rules and of the messages.
 * @returns One message for each wrong field; an empty object means that the lead is taken.
 */
export function leadProblems(
  lead: { [Field in keyof LeadBody]?: unknown } & { kind: LeadKind },
  language: LanguageKey,
): LeadProblems {
  const problems: LeadProblems = {};
  for (const field of requiredLeadFields(lead.kind, language)) {
    if (!isFilled(textOf(lead[field]))) problems[field] = messageOf(messageKeyOf(field), language);
  }
  for (const [field, limit] of Object.entries(LEAD_LIMITS)) {
    if ((textOf(lead[field as keyof LeadBody])?.length ?? 0) > limit) {
      problems[field as keyof LeadBody] = messageOf("tooLong", language);
    }
  }
  const isRight: [LeadField, (value: string) => boolean][] = [
    ["phone", language === "zh" ? isMainlandPhone : isPhoneAbroad],
    ["code", (value) => SIX_DIGITS.test(value)],
    ["email", isEmail],
    ["areaCode", (value) => SIX_DIGITS.test(value)],
  ];
  for (const [field, accepts] of isRight) {
    const value = textOf(lead[field]);
    if (isFilled(value) && !accepts(value)) problems[field] ??= messageOf(messageKeyOf(field), language);
  }
  if (lead.consent !== true) problems.consent = messageOf("consent", language);
  return problems;
}

function messageKeyOf(field: LeadField): MessageKey {
  return field === "areaCode" ? "area" : field;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim() : undefined;
}

function isPhoneAbroad(value: string): boolean {
  return PHONE_ABROAD.test(plainPhone(value));
}
