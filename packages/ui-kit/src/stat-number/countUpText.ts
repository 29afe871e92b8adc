const NUMBER = /\d[\d,]*(?:\.\d+)?/;

/** A ratio such as `1:5.8` is no count. */
const RATIO = /\d:\d/;

/** Where a thousands separator stands; not by `Intl`, whose first formatter on a page costs 25 ms of a desktop's processor. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** How far the number has come at a time between 0 and 1: ease-out-expo, exactly 1 at the end. */
export function countUpEase(time: number): number {
  return time >= 1 ? 1 : 1 - 2 ** (-10 * Math.max(0, time));
}

/**
 * A shown number on its way from 0, with the separators and decimals of the final one. Text around it stays.
 *
 * @param text - The final text, e.g. `3,000` or `2.4 亿`.
 * @param share - How far, 0 to 1.
 * @example countUpText("3,000+", 0.5) // "1,500+"
 */
export function countUpText(text: string, share: number): string {
  if (RATIO.test(text)) return text;
  return text.replace(NUMBER, (number) => {
    const decimals = number.split(".")[1]?.length ?? 0;
    const value = (Number(number.replaceAll(",", "")) * share).toFixed(decimals);
    return number.includes(",") ? value.replace(/\d+/, (whole) => whole.replace(THOUSANDS, ",")) : value;
  });
}
