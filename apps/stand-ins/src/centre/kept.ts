/** For how long an answer counts as fresh. */
const FRESH_MS = 5000;

/** Gives an answer again while it is fresh, and where a newer one cannot be had. */
export type Keep = <Value>(key: string, load: () => Promise<Value>) => Promise<Value>;

/** Makes a memory of answers. */
export function createKeep(now: () => number): Keep {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<unknown> }>();

  return <Value>(key: string, load: () => Promise<Value>) => {
    const known = kept.get(key);
    if (known && now() - known.at < FRESH_MS) return known.value as Promise<Value>;
    const value = load().catch((error: unknown) => {
      if (known) return known.value as Promise<Value>;
      kept.delete(key);
      throw error;
    });
    kept.set(key, { at: now(), value });
    return value;
  };
}
