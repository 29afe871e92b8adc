/** A mainland mobile number, with or without the number of its country. */
const MAINLAND_PHONE = /^(?:(?:\+|00)?86)?(1[3-9]\d{9})$/;

/** Full-width digits, plus, hyphen and brackets, as Chinese and Japanese keyboards write them, and how far off they lie. */
const FULL_WIDTH = /[\uFF08\uFF09\uFF0B\uFF0D\uFF10-\uFF19]/g;
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** What stands between digits: spaces, dots, slashes, brackets, dashes of all kinds, and the unseen marks of address books. */
const BETWEEN =
  /[\s./()\u00AD\u200B-\u2015\u202A-\u202E\u2060-\u2069\u2212\u30FB\u30FC\uFEFF\uFF0E\uFF65\uFF70-]/g;

/**
 * A phone number without what people and address books write between its digits.
 *
 * @param value - What the visitor typed, e.g. `+81 3-1234-5678` or `０３（１２３４）５６７８`.
 * @returns E.g. `+81312345678`; what is no number stays what it is.
 */
export function plainPhone(value: string): string {
  return value
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(BETWEEN, "");
}

/**
 * A mainland mobile number as it is stored and compared: 11 digits, a 1 and then a digit from 3 to 9.
 *
 * @param value - What the visitor typed or a phone filled in, e.g. `+86 138-0013-8000`.
 * @returns E.g. `13800138000`; `undefined` where it is none.
 */
export function mainlandPhone(value: string): string | undefined {
  return MAINLAND_PHONE.exec(plainPhone(value))?.[1];
}

/** Whether a text is a mainland mobile number, as {@link mainlandPhone} reads it. */
export function isMainlandPhone(value: string): boolean {
  return mainlandPhone(value) !== undefined;
}
