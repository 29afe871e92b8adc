import type { LanguageKey } from "@wesdom/api-client/contract";
import { isPasswordA, messageOf } from "@wesdom/validators";
import { pinyin } from "pinyin-pro";
import type { Settings } from "../env.ts";
import { translate } from "../http/texts.ts";
import { leakedPasswords } from "./leakedPasswords.ts";

/** The names of a brand as they are typed in letters. */
function lettersOf(brand: Settings["brand"]): string[] {
  return Object.values(brand).flatMap((name) =>
    [name, pinyin(name, { toneType: "none", v: true })].map((text) => onlyLetters(text.toLowerCase())),
  );
}

const onlyLetters = (text: string): string => text.replace(/\P{L}/gu, "");

/**
 * What is wrong with a password that is to be set: it breaks rule A, has leaked, holds the phone number, or is nothing
 * but the brand among digits and marks.
 */
export async function newPasswordError(
  password: string,
  phone: string,
  language: LanguageKey,
  brand: Settings["brand"],
): Promise<string | undefined> {
  if (!isPasswordA(password)) return messageOf("passwordA", language);
  const plain = password.toLowerCase();
  if ((await leakedPasswords()).has(plain)) return translate("passwordLeaked", language);
  if (plain.includes(phone) || lettersOf(brand).includes(onlyLetters(plain)))
    return translate("passwordOwn", language);
  return undefined;
}
