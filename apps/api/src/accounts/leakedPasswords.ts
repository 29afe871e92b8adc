import { isPasswordA } from "@wesdom/validators";

/** What the list, made where English is written, lacks of what Chinese visitors choose most. */
const CHINESE = [
  "woaini1314",
  "woaini520",
  "woaini521",
  "woaini123",
  "woaini1314520",
  "aini1314",
  "5201314a",
  "a5201314",
  "5201314abc",
  "q5201314",
  "z5201314",
  "w5201314",
  "x5201314",
  "1314520a",
  "a1314520",
  "aa5201314",
  "nihao123",
  "woaiwojia123",
  "wang123456",
  "li123456",
  "zhang123",
  "zhang123456",
  "liu123456",
  "chen123456",
];

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords that have leaked so often that whoever guesses tries them first, in lower case; those alone that rule A
 * would let through. They are read when the first password is set.
 */
export function leakedPasswords(): Promise<ReadonlySet<string>> {
  return (loading ??= load());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"], ...CHINESE].filter(isPasswordA));
}
