const FULL_WIDTH_ZERO = 0xff_10;
const DIGITS = 10;

/**
 * The code in what was typed or pasted: its digits, full-width ones too. Of a whole message, e.g. `【维思敦】 125 034，5
 * 分钟内有效`, the first group as long as the code.
 *
 * @param text - What came in.
 * @param length - Digits of a code.
 * @returns At most `length` ASCII digits.
 */
export function cleanCode(text: string, length: number): string {
  const ascii = text.replaceAll(/[０-９]/g, (digit) =>
    String(((digit.codePointAt(0) ?? FULL_WIDTH_ZERO) - FULL_WIDTH_ZERO) % DIGITS),
  );
  const groups = ascii.replaceAll(/(\d)[\s-]+(?=\d)/g, "$1").match(/\d+/g) ?? [];
  const whole = groups.find((group) => group.length === length);
  return whole ?? groups.join("").slice(0, length);
}
