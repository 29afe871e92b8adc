type Rgb = readonly [red: number, green: number, blue: number];

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i;
const FUNCTION = /^(rgb|hsl|hwb)a?\(([^()]*)\)$/i;
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const SECTORS = [0, 8, 4] as const;

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** A number, or a share of `whole` where it is written as a percentage. */
function amount(text: string, whole: number): number {
  const value = Number(NUMBER.exec(text)?.[0] ?? Number.NaN);
  return text.endsWith("%") ? value / 100 : value / whole;
}

function degrees(text: string): number {
  const unit = text.replace(NUMBER, "").toLowerCase();
  return Number(NUMBER.exec(text)?.[0] ?? Number.NaN) * (DEGREES[unit === "" ? "deg" : unit] ?? Number.NaN);
}

/** CSS Color 4, 7: a hue between black and white. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return SECTORS.map((sector) => {
    const at = (((sector + hue / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  }) as unknown as Rgb;
}

/** CSS Color 4, 8: a hue with white and black mixed in. */
function fromHwb(hue: number, white: number, black: number): Rgb {
  const mixed = Math.max(1, white + black);
  const share = 1 - (white + black) / mixed;
  return fromHsl(hue, 1, 0.5).map((part) => part * share + white / mixed) as unknown as Rgb;
}

function fromHex(colour: string): Rgb {
  const digits = colour.slice(1);
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.slice(0, 3).map((pair) => Number.parseInt(pair, 16) / 255) as unknown as Rgb;
}

/**
 * Red, green and blue of a colour, each 0 to 1; alpha is left out.
 *
 * @param colour - `#rgb`, `#rrggbb`, with alpha too, `rgb()`, `hsl()` or `hwb()`, with commas or spaces.
 * @throws RangeError for anything else.
 */
export function rgbOf(colour: string): Rgb {
  const text = colour.trim();
  if (HEX.test(text)) return fromHex(text);
  const [, kind = "", inside = ""] = FUNCTION.exec(text) ?? [];
  const [first = "", second = "", third = ""] = inside
    .replaceAll(/none/gi, "0")
    .trim()
    .split(/[\s,/]+/);
  const rgb =
    kind.toLowerCase() === "rgb"
      ? ([first, second, third].map((part) => within(amount(part, 255))) as unknown as Rgb)
      : (kind.toLowerCase() === "hsl" ? fromHsl : fromHwb)(
          degrees(first),
          within(amount(second, 100)),
          within(amount(third, 100)),
        );
  if (kind === "" || rgb.some((part) => Number.isNaN(part)))
    throw new RangeError(`“${colour}” is no colour in hexadecimal digits, rgb(), hsl() or hwb().`);
  return rgb;
}

/** Relative luminance of WCAG 2. */
export function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two opaque colours as WCAG 2 computes it, 1 to 21.
 *
 * @throws RangeError for what is not written in hexadecimal digits, `rgb()`, `hsl()` or `hwb()`.
 */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
