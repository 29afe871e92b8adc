const HEX_PAIRS = /[0-9a-f]{2}/gi;

/** Red, green and blue of a hexadecimal colour, each 0 to 1; alpha is left out. */
export function rgbOf(hex: string): readonly [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = (hex.match(HEX_PAIRS) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return [red, green, blue];
}

/** Relative luminance of WCAG 2. */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours as WCAG 2 computes it, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
