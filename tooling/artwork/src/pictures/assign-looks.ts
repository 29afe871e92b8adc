import type { PaletteName } from "../colour/palettes.ts";
import { compositionsOf, type MotifName } from "../motifs/motifs.ts";
import { hashText } from "../random/seeded-random.ts";
import type { Look } from "../scene/compose.ts";

/** How many earlier pictures of a list a new one must differ from. */
const PALETTE_DISTANCE = 3;
const COMPOSITION_DISTANCE = 7;

/** A picture that waits for its look. */
export interface Undressed {
  readonly seed: string;
  readonly motif: MotifName;
  /** What it shows instead of a motif. */
  readonly subject?: string | undefined;
}

/**
 * Gives each picture of a list a palette unlike its neighbours' and a composition that has not just been seen.
 * The first choice follows from the seed, so most pictures keep their look when the list grows.
 *
 * @param list - Pictures in the order in which visitors meet them.
 * @param palettes - Allowed grounds, more than {@link PALETTE_DISTANCE}.
 */
export function assignLooks(list: readonly Undressed[], palettes: readonly PaletteName[]): Look[] {
  const looks: Look[] = [];
  for (const { seed, motif, subject } of list) {
    const hash = hashText(seed);
    const worn = looks.slice(-PALETTE_DISTANCE).map((look) => look.palette);
    const seen = looks.slice(-COMPOSITION_DISTANCE).map((look) => look.composition);
    const used = (name: string): number => looks.filter((look) => look.palette === name).length;
    const free = rotated(palettes, hash).filter((name) => !worn.includes(name));
    const palette = free.reduce(
      (best, name) => (used(name) < used(best) ? name : best),
      free[0] as PaletteName,
    );
    if (subject !== undefined) {
      looks.push({ seed, motif: "subject", composition: subject, palette });
      continue;
    }
    const compositions = rotated(compositionsOf(motif), hash >>> 8);
    const often = (name: string): number => looks.filter((look) => look.composition === name).length;
    const fresh = compositions.filter((name) => !seen.includes(name));
    const pool = fresh.length > 0 ? fresh : compositions;
    const composition = pool.reduce(
      (best, name) => (often(name) < often(best) ? name : best),
      pool[0] as string,
    );
    looks.push({ seed, motif, composition, palette });
  }
  return looks;
}

function rotated<T>(items: readonly T[], by: number): T[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
