const MAINLAND_PHONE = /^1[3-9]\d{9}$/;

/** Digits of a mainland mobile number. */
export const PHONE_LENGTH = 11;

/**
 * Whether a text is a mainland mobile number: 11 digits, a 1 and then a digit from 3 to 9.
 *
 * @param value - What the visitor typed; surrounding whitespace does not count.
 */
export function isMainlandPhone(value: string): boolean {
  return MAINLAND_PHONE.test(value.trim());
}
