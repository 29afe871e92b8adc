/** All of a budget. */
const WHOLE = 100;

/** What each post of a budget has, in hundredths, and last what is held back. */
export function partsOf(shares: readonly string[]): readonly number[] {
  const spent = shares.map(Number);
  return [...spent, spent.reduce((left, share) => left - share, WHOLE)];
}
