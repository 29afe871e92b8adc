const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short" });

/** The calendar day of a moment in Asia/Shanghai, `YYYY-MM-DD`. @param time - Milliseconds since the epoch. */
export function shanghaiDay(time: number): string {
  return DAY.format(time);
}
