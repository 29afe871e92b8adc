/** Pixels at a frame 375 wide that make one rem (one tenth of the viewport). */
export const PX_PER_REM = 37.5;

/** Parts that a rem is cut into: five decimals. */
const REM_PARTS = 100_000;

/** What keeps its pixels: comments, strings, addresses, and the conditions of at-rules (there rem is not ours). */
const KEPT = String.raw`\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)"']*\)|@(?:media|container|supports|import)[^{;]*`;
const TOKENS = new RegExp(`(${KEPT})|(?<![\\w#-])(-?(?:\\d+\\.?\\d*|\\.\\d+))px\\b`, "g");

/** Widths that are no measure of the layout: a hairline is one on every screen, and zero may need its unit in `calc`. */
const KEPT_PX: ReadonlySet<number> = new Set([0, 1, -1]);

/**
 * Turns the pixels of a style sheet authored at 375 into rem. `0px` and `1px` stay, so does `PX` in capitals; the
 * transform can run over its own output.
 *
 * @param css - Style sheet in px at 375.
 * @returns The same sheet in rem.
 * @example pxToRem("a{width:75px;border:1px solid}") // "a{width:2rem;border:1px solid}"
 */
export function pxToRem(css: string): string {
  return css.replace(TOKENS, (match, kept: string | undefined, pixels: string | undefined) => {
    if (kept !== undefined || pixels === undefined || KEPT_PX.has(Number(pixels))) return match;
    // Up: a border a trace below 2px is drawn a device pixel thinner.
    const parts = Math.abs(Number(pixels) / PX_PER_REM) * REM_PARTS;
    const rem = (Math.sign(Number(pixels)) * Math.ceil(Number(parts.toFixed(3)))) / REM_PARTS;
    return `${String(rem).replace(/^(-?)0\./, "$1.")}rem`;
  });
}
