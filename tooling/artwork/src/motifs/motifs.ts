import type { Composition } from "../scene/scene.ts";
import { SUBJECT_COMPOSITIONS } from "../subjects/subjects.ts";
import { dial, echoes, slit, target } from "./arcs.ts";
import { burst, columns, lanes, spectrum } from "./bars.ts";
import { orbits, ripple, seeds, terrain } from "./dots.ts";
import { heat, modules, phases, spin } from "./grid.ts";
import { flow, folds, pleats, strands } from "./ribbons.ts";
import { fronts, ridges, strings, swells } from "./waves.ts";

/** Every motif with its ways of being drawn. */
export const MOTIFS = {
  arcs: { target, slit, echoes, dial },
  waves: { ridges, swells, fronts, strings },
  dots: { ripple, seeds, terrain, orbits },
  bars: { columns, burst, spectrum, lanes },
  ribbons: { strands, folds, flow, pleats },
  grid: { modules, spin, phases, heat },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Composition>>>>;

export type MotifName = keyof typeof MOTIFS;

export const MOTIF_NAMES: readonly MotifName[] = Object.keys(MOTIFS) as MotifName[];

/** Whether a text names a motif. */
export function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(MOTIFS, name);
}

/** Names of the compositions of a motif. */
export function compositionsOf(motif: MotifName): readonly string[] {
  return Object.keys(MOTIFS[motif]);
}

/**
 * A composition by its name.
 *
 * @throws Error - when the motif has no such composition.
 */
export function compositionOf(motif: MotifName | "subject", name: string): Composition {
  const all: Readonly<Record<string, Composition>> =
    motif === "subject" ? SUBJECT_COMPOSITIONS : MOTIFS[motif];
  const found = all[name];
  if (found === undefined) {
    throw new Error(`Motif ${motif} has no composition ${name}; it has ${Object.keys(all).join(", ")}.`);
  }
  return found;
}

/** Compositions that hold together when art may not run over every edge. */
export const FRAMED: Readonly<Record<MotifName, readonly string[]>> = {
  arcs: ["target", "slit", "dial"],
  waves: ["strings", "fronts"],
  dots: ["ripple", "orbits", "seeds"],
  bars: ["spectrum", "lanes", "burst"],
  ribbons: ["folds", "flow"],
  grid: ["phases", "spin", "heat"],
};
