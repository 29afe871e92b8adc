/**
 * A day as it is read in Chinese.
 *
 * @param iso - `YYYY-MM-DD`.
 * @returns e.g. `2026 年 7 月 14 日`.
 */
export function dayText(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}
