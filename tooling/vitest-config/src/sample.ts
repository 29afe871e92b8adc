import { inject } from "vitest";

/** What a run tells its tests about their samples. */
export interface Depth {
  /** Set where `test:thorough` runs. */
  readonly isThorough?: true;
}

declare module "vitest" {
  interface ProvidedContext extends Depth {}
}

/** The size of a sample: what every run can afford, and what `test:thorough` takes. */
export function sample(usual: number, thorough: number): number {
  return inject("isThorough") ? thorough : usual;
}

/** How fast-check takes such a sample: each usual run meets the same cases, each thorough one others. */
export function runs(usual: number, thorough: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns: sample(usual, thorough), seed: sample(1, Date.now() % 2 ** 31) };
}
