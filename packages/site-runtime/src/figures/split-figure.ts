/** A figure as `StatNumber` shows it: the number, the word that belongs to it, and the sign or unit after it. */
export interface SplitFigure {
  readonly value: string;
  /** What it is counted in, on its line: `万`, `億元`, `集`; how often: `×`. */
  readonly magnitude?: string;
  readonly suffix?: string;
}

/**
 * Splits `3,000+` into `3,000` and `+`, `42万人` into `42` and `万人`; a figure without a sign or unit has no suffix, and one of several numbers stays
 * whole: a ratio `1:5.8`, `8 min 40 s`.
 */
export function splitFigure(figure: string): SplitFigure {
  const [, value = figure, magnitude, suffix = ""] =
    /^([^\d]*[\d.,]+)(?:\s*([万亿億×]))?(.*)$/.exec(figure) ?? [];
  if (/\d/.test(suffix)) return { value: figure };
  const unit = suffix.trim();
  /** Raised, as a sign is, a word would be read as a note. */
  if (/^[\u3040-\u9fff]/.test(unit)) return { value, magnitude: `${magnitude ?? ""}${unit}` };
  return { value, ...(magnitude && { magnitude }), ...(unit && { suffix: unit }) };
}
