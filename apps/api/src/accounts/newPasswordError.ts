import type { LanguageKey } from "@wesdom/api-client/contract";
import { isPasswordA, messageOf } from "@wesdom/validators";
import { translate } from "../http/texts.ts";
import { leakedPasswords } from "./leakedPasswords.ts";

/** The brand as it is typed in letters. */
const BRANDS: ReadonlySet<string> = new Set(["wesdom", "weisidun"]);

/**
 * What is wrong with a password that is to be set: it breaks rule A, has leaked, holds the phone number, or is nothing
 * but the brand among digits and marks.
 */
export async function newPasswordError(
  password: string,
  phone: string,
  language: LanguageKey,
): Promise<string | undefined> {
  if (!isPasswordA(password)) return messageOf("passwordA", language);
  const plain = password.toLowerCase();
  if ((await leakedPasswords()).has(plain)) return translate("passwordLeaked", language);
  if (plain.includes(phone) || BRANDS.has(plain.replace(/\P{L}/gu, "")))
    return translate("passwordOwn", language);
  return undefined;
}
