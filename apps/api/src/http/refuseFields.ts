import type { LanguageKey } from "@wesdom/api-client/contract";
import { mainlandPhone, messageOf } from "@wesdom/validators";
import { ApiFailure } from "./api-failure.ts";

/** Refuses fields that are wrong, each with its message; none: does nothing. */
export function refuseFields(fields: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.fromEntries(Object.entries(fields).filter(([, message]) => message !== undefined));
  const [text] = Object.values(wrong);
  if (text !== undefined) throw wrongFields(text, wrong);
}

function wrongFields(text: string, fields: Readonly<Record<string, string | undefined>>): ApiFailure {
  return new ApiFailure(422, "body", { text, data: { fields } });
}

/**
 * A phone number as it is stored and compared.
 *
 * @throws {@link ApiFailure} 422 beside the field `phone`
 */
export function requirePhone(typed: string, language: LanguageKey): string {
  const phone = mainlandPhone(typed);
  if (phone !== undefined) return phone;
  const text = messageOf("phone", language);
  throw wrongFields(text, { phone: text });
}
