/** Fewest characters of a password, both rules. */
export const PASSWORD_MIN_LENGTH = 6;

/** Most characters of a password, both rules. */
export const PASSWORD_MAX_LENGTH = 20;

const LETTER = /[A-Za-z]/;
const DIGIT = /[0-9]/;
const CHINESE = /\p{Script=Han}/u;
const WHITESPACE = /\s/;
const LETTERS_AND_DIGITS = /^[A-Za-z0-9]+$/;

/**
 * Password rule A, for registration and reset: 6 to 20 characters, at least one Latin letter and one digit, no Chinese
 * characters, no whitespace. A password is never trimmed.
 */
export function isPasswordA(value: string): boolean {
  return (
    hasPasswordLength(value) &&
    LETTER.test(value) &&
    DIGIT.test(value) &&
    !CHINESE.test(value) &&
    !WHITESPACE.test(value)
  );
}

/**
 * Password rule B, for accounts made by the older rule: 6 to 20 characters, only Latin letters and digits, at least
 * one of each. A password is never trimmed.
 */
export function isPasswordB(value: string): boolean {
  return (
    hasPasswordLength(value) && LETTERS_AND_DIGITS.test(value) && LETTER.test(value) && DIGIT.test(value)
  );
}

function hasPasswordLength(value: string): boolean {
  const length = [...value].length;
  return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
}
