/** Red, green and blue of a `#RRGGBB` colour, 0–255 each. */
export function channelsOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
export function luminance(channels: readonly [number, number, number]): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2 between two luminances, 1 to 21. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast ratio between two `#RRGGBB` colours. */
export function contrastOf(one: string, other: string): number {
  return contrastRatio(luminance(channelsOf(one)), luminance(channelsOf(other)));
}
