import { measureBrightness } from "./ground.ts";
import { placePieces, type Place } from "./placePieces.ts";
import type { Random } from "./random.ts";
import { fourFeatures, gapBuild, pieceBuild, type Shape } from "./shapes.ts";

/** From which brightness of their surroundings on holes are dark; else they are light. */
const MIDDLE_LIGHT = 95;

/** Brightness of holes, and of the striped one, which is always the strongest; dark and light. */
const DARK = { usual: 70, striped: 14 } as const;
const LIGHT = { usual: 185, striped: 242 } as const;

/** How often places are drawn anew until the striped hole can stand where it strikes more than the gap. */
const TRIES = 20;

export interface Hole {
  readonly place: Place;
  readonly shape: Shape;
  /** Brightness on the whole, 0 to 255. */
  readonly light: number;
  /**
   * The piece, where this hole is the striped one. It is made for programs: it lies on stripes, shows the piece's own
   * outline beneath another one, and is darker or lighter than all. People are told that it is never right.
   */
  readonly striped?: Shape;
}

/** A piece, where it belongs, and all holes. */
export interface Arrangement {
  readonly size: number;
  readonly gap: Place;
  readonly piece: Shape;
  readonly holes: readonly Hole[];
  /** Whether holes are dark with light rims, or the other way round. */
  readonly isDark: boolean;
}

/**
 * Chooses piece, gap and decoys for a picture. The gap points the way the piece does, each decoy another way; but it
 * leans and has other proportions, so that the striped decoy follows the piece's outline better than the gap does.
 */
export function arrangeHoles(ground: Buffer, random: Random): Arrangement {
  const { size, gap, isDark, decoys } = placesFor(ground, random);
  const [own, ...others] = fourFeatures(random);
  const piece: Shape = { ...own, build: pieceBuild(random) };
  const { usual, striped } = isDark ? DARK : LIGHT;
  const holes = decoys.map((place, index): Hole => {
    const features = others[index] ?? own;
    return index === 0
      ? { place, shape: { ...features, build: piece.build }, light: striped, striped: piece }
      : { place, shape: { ...features, build: gapBuild(random, piece.build) }, light: usual };
  });
  const right: Hole = { place: gap, shape: { ...own, build: gapBuild(random, piece.build) }, light: usual };
  return { size, gap, piece, isDark, holes: [...holes, right] };
}

/** Places of which the first decoy's differs most from what is drawn there, more than the gap's. */
function placesFor(
  ground: Buffer,
  random: Random,
): { size: number; gap: Place; isDark: boolean; decoys: readonly Place[] } {
  for (let attempt = 1; ; attempt += 1) {
    const { size, gap, decoys } = placePieces(random);
    const light = new Map([gap, ...decoys].map((place) => [place, measureBrightness(ground, place, size)]));
    const mean = [...light.values()].reduce((sum, value) => sum + value, 0) / light.size;
    const isDark = mean > MIDDLE_LIGHT;
    const contrast = (place: Place): number => (light.get(place) ?? 0) * (isDark ? 1 : -1);
    const ordered = decoys.toSorted((a, b) => contrast(b) - contrast(a));
    const strikes = ordered[0] !== undefined && contrast(ordered[0]) > contrast(gap);
    if (strikes || attempt === TRIES) return { size, gap, isDark, decoys: ordered };
  }
}
