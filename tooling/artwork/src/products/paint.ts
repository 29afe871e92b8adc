import { channelsOf } from "../colour/contrast.ts";
import { INK, PAPER, type Palette, type PaletteName } from "../colour/palettes.ts";

/** The few colours of a product: its own hue in four steps, ink and paper in two each, and a spark. */
export interface Paint {
  readonly base: string;
  /** Its side away from the light. */
  readonly deep: string;
  readonly tint: string;
  /** Shade on the tint. */
  readonly shade: string;
  readonly paper: string;
  /** Shade on paper. */
  readonly dim: string;
  readonly ink: string;
  /** Light on ink. */
  readonly coal: string;
  readonly spark: string;
}

const HUES: Readonly<Partial<Record<PaletteName, keyof Palette>>> = {
  ink: "light",
  night: "mid",
  pine: "mid",
};
const TINTS: Readonly<Partial<Record<PaletteName, keyof Palette>>> = { ink: "accent" };
const SPARKS: Readonly<Partial<Record<PaletteName, keyof Palette>>> = { ink: "light", ember: "light" };

/** The paint that goes with a palette. */
export function paintOf(palette: Palette): Paint {
  const base = palette[HUES[palette.name] ?? "ground"];
  const tint = palette[TINTS[palette.name] ?? "soft"];
  return {
    base,
    deep: mix(base, INK, 0.3),
    tint,
    shade: mix(tint, base, 0.35),
    paper: PAPER,
    dim: mix(PAPER, base, 0.2),
    ink: INK,
    coal: mix(INK, tint, 0.22),
    spark: palette[SPARKS[palette.name] ?? "accent"],
  };
}

/** A paint whose white still shows on white. */
export function onAnyGround(paint: Paint): Paint {
  return { ...paint, paper: mix(PAPER, paint.base, 0.12), dim: mix(PAPER, paint.base, 0.3) };
}

/** A palette that keeps its voice down: everything nearer to the ground. */
export function hushed(palette: Palette, share: number): Palette {
  const near = (colour: string): string => mix(colour, palette.ground, share);
  const { strong, light, soft, mid, accent } = palette;
  return {
    ...palette,
    strong: near(strong),
    light: near(light),
    soft: near(soft),
    mid: near(mid),
    accent: near(accent),
  };
}

/** A colour on its way to another. */
function mix(from: string, to: string, share: number): string {
  const other = channelsOf(to);
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("").toUpperCase()}`;
}
