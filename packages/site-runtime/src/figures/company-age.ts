/**
 * Full years between two days, as a person's age is counted.
 *
 * @param founded - Day of the founding, `YYYY-MM-DD`.
 * @param today - The day to count to, `YYYY-MM-DD` in Asia/Shanghai.
 */
export function companyAge(founded: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(founded.slice(0, 4));
  return today.slice(5) < founded.slice(5) ? years - 1 : years;
}
