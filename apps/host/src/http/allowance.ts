/** Says whether one more of somebody's is allowed. */
export type Allowance = (name: string) => boolean;

export interface AllowanceOptions {
  /** How many at once. */
  readonly burst: number;
  /** After how long one more is allowed, milliseconds. */
  readonly intervalMs: number;
  /** How many names are remembered; who is pushed out begins anew. */
  readonly most: number;
  /** A clock that nobody can set, milliseconds. */
  readonly now: () => number;
}

/**
 * Allows each name a number at once and then one in each interval. It guards this process against floods, so every
 * instance counts for itself.
 */
export function createAllowance({ burst, intervalMs, most, now }: AllowanceOptions): Allowance {
  /** By name: the moment at which its whole burst is allowed again. */
  const full = new Map<string, number>();
  return (name) => {
    const at = now();
    const next = Math.max(full.get(name) ?? at, at) + intervalMs;
    if (next - at > burst * intervalMs) return false;
    full.delete(name);
    full.set(name, next);
    if (full.size > most) full.delete(full.keys().next().value ?? "");
    return true;
  };
}
