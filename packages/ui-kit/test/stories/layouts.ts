/** What a reader comes with. */
export interface Layout {
  readonly locale: "zh" | "en" | "ja";
  /** Width of the frame, CSS pixels. */
  readonly width: number;
  readonly textScale: 1 | 2;
}

const NARROW_PX = 320;
const FRAME_WIDTH_PX = 375;

/** Least room for the longest texts; Chinese is the shortest and is pictured. */
export const TIGHTEST: readonly Layout[] = [
  { locale: "en", width: NARROW_PX, textScale: 2 },
  { locale: "ja", width: NARROW_PX, textScale: 2 },
];

/** All others at which nothing may be lost. */
export const OTHERS: readonly Layout[] = [
  { locale: "zh", width: NARROW_PX, textScale: 2 },
  ...everyLanguage({ width: NARROW_PX, textScale: 1 }),
  ...everyLanguage({ width: FRAME_WIDTH_PX, textScale: 2 }),
];

function everyLanguage(room: Omit<Layout, "locale">): readonly Layout[] {
  return (["en", "ja", "zh"] as const).map((locale) => ({ locale, ...room }));
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Layouts in which each story must fit. */
    readonly layouts: readonly Layout[];
    /** Whether each story is held against its picture. */
    readonly pictured: boolean;
  }
}
