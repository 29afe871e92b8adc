import { contrastOf } from "./contrast.ts";

/** The colours of one picture. */
export interface Palette {
  readonly name: PaletteName;
  /** Behind everything, and behind type. */
  readonly ground: string;
  /** Barely different from the ground: may run under type. */
  readonly whisper: string;
  /** Greatest contrast to the ground. */
  readonly strong: string;
  /** Second voice. */
  readonly light: string;
  /** Quiet tint. */
  readonly soft: string;
  /** Deeper or brighter neighbour of the ground. */
  readonly mid: string;
  /** The spark: used once or twice a picture. */
  readonly accent: string;
}

export type PaletteName = keyof typeof SWATCHES;

export const INK = "#12110F";
export const PAPER = "#FBF9F6";
export const HOT = "#FF4A1C";
export const VIOLET = "#5B3DF5";
export const MINT = "#0C9B7A";

const SWATCHES = {
  hot: {
    ground: HOT,
    whisper: "#FF5A30",
    strong: INK,
    light: PAPER,
    soft: "#FFB79F",
    mid: "#D9370C",
    accent: "#FFE3D9",
  },
  violet: {
    ground: VIOLET,
    whisper: "#664AF6",
    strong: INK,
    light: PAPER,
    soft: "#C3B8FF",
    mid: "#4126D3",
    accent: "#FF6B42",
  },
  ink: {
    ground: INK,
    whisper: "#1E1C19",
    strong: PAPER,
    light: HOT,
    soft: "#9A9184",
    mid: "#3D3933",
    accent: "#FFB79F",
  },
  mint: {
    ground: MINT,
    whisper: "#16A282",
    strong: INK,
    light: PAPER,
    soft: "#9FE2CF",
    mid: "#067458",
    accent: "#FFD3C2",
  },
  night: {
    ground: "#2A1A8A",
    whisper: "#312194",
    strong: PAPER,
    light: "#8B77FF",
    soft: "#CFC6FF",
    mid: VIOLET,
    accent: HOT,
  },
  pine: {
    ground: "#06483A",
    whisper: "#0A5142",
    strong: PAPER,
    light: "#2CC29D",
    soft: "#A9E3D2",
    mid: MINT,
    accent: HOT,
  },
  ember: {
    ground: "#C2330C",
    whisper: "#C93D17",
    strong: INK,
    light: "#FFD3C2",
    soft: "#FF8A66",
    mid: "#8F2206",
    accent: PAPER,
  },
  sand: {
    ground: "#EFE7DB",
    whisper: "#E8DFD1",
    strong: INK,
    light: HOT,
    soft: "#CFC2AD",
    mid: VIOLET,
    accent: MINT,
  },
  peach: {
    ground: "#FFD5C6",
    whisper: "#FFCBB9",
    strong: INK,
    light: HOT,
    soft: PAPER,
    mid: "#FF9A7A",
    accent: VIOLET,
  },
  lilac: {
    ground: "#DAD3FF",
    whisper: "#D0C8FC",
    strong: "#2A1A8A",
    light: VIOLET,
    soft: PAPER,
    mid: "#A798FB",
    accent: HOT,
  },
  sea: {
    ground: "#C4EADF",
    whisper: "#B8E3D6",
    strong: INK,
    light: MINT,
    soft: PAPER,
    mid: "#6CC9B1",
    accent: HOT,
  },
  paper: {
    ground: PAPER,
    whisper: "#F3EEE6",
    strong: INK,
    light: HOT,
    soft: "#DDD3C4",
    mid: VIOLET,
    accent: MINT,
  },
} as const;

/** Grounds that carry white figures set large (contrast at least 3). */
export const DEEP_GROUNDS: readonly PaletteName[] = [
  "violet",
  "ink",
  "hot",
  "mint",
  "night",
  "pine",
  "ember",
];

/** Grounds of small pictures without type. */
export const ALL_GROUNDS: readonly PaletteName[] = [
  "violet",
  "peach",
  "ink",
  "mint",
  "lilac",
  "hot",
  "sand",
  "night",
  "sea",
  "ember",
  "pine",
];

/** The colours under a name. */
export function paletteOf(name: PaletteName): Palette {
  return { name, ...SWATCHES[name] };
}

/** Whether a text is the name of a palette. */
export function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(SWATCHES, name);
}

/** Ink or white, whichever reads better on a ground. */
export function typeColourOn(ground: string): string {
  return contrastOf(ground, INK) >= contrastOf(ground, "#FFFFFF") ? INK : "#FFFFFF";
}
