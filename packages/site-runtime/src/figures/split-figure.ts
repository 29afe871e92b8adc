/** A figure as `StatNumber` shows it: the number, and the sign or unit after it. */
export interface SplitFigure {
  readonly value: string;
  readonly suffix?: string;
}

/**
 * Splits `3,000+` into `3,000` and `+`; a figure without a sign or unit has no suffix, and one of several numbers stays
 * whole: a ratio `1:5.8`, `8 min 40 s`.
 */
export function splitFigure(figure: string): SplitFigure {
  const [, value = figure, suffix = ""] = /^([^\d]*[\d.,]+)(.*)$/.exec(figure) ?? [];
  if (/\d/.test(suffix)) return { value: figure };
  return suffix.trim() === "" ? { value } : { value, suffix: suffix.trim() };
}
