import type { Page } from "@playwright/test";
import sharp from "sharp";
import { laidOutWhole } from "./visits.ts";

/** Contrast that WCAG 2.2 asks of text, and of large text (1.4.3). */
const LEAST_CONTRAST = 4.5;
const LEAST_CONTRAST_LARGE = 3;

/** What of a text may lie on an edge of a picture: a contour that it touches takes nothing from it. */
const MOST_WEAK_PART = 0.15;

/** Letters are found by a colour that nothing else has; how far a channel has to go for it. */
const FOUND_BY = "#0f0";
const LETTER_STEP = 60;

/** A picture, not an icon: square CSS pixels. */
const LEAST_PICTURE = 4_000;

/** A line of text that meets a picture, in CSS pixels of the screen. */
interface Line {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where it ends on the page. */
  readonly end: number;
  /** As computed: red, green, blue, and how opaque it is. */
  readonly colour: readonly number[];
  readonly least: number;
}

/**
 * Texts that cannot be told from the picture they lie on, by the pixels below their letters: what no tool reads off styles.
 *
 * @returns One line each, empty where there is none.
 */
export function hardToRead(page: Page): Promise<readonly string[]> {
  return laidOutWhole(page, () => weakLines(page));
}

async function weakLines(page: Page): Promise<readonly string[]> {
  await page.evaluate(prepare);
  const faults: string[] = [];
  // Screen by screen: a photograph of the whole page is laid out for a screen as high as the page.
  for (
    let from = 0, lines = await linesFrom(page, from);
    lines.length > 0;
    lines = await linesFrom(page, from)
  ) {
    const letters = await pixelsOf(page, FOUND_BY);
    const below = await pixelsOf(page, "transparent");
    faults.push(...lines.flatMap((line) => faultOf(line, letters, below) ?? []));
    from = Math.max(...lines.map(({ end }) => end));
  }
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("[data-aside]")) part.removeAttribute("data-aside");
  });
  return faults;
}

/** Runs in the page: everything is there, and what is fixed, or sticks to the foot of the screen, is out of the way. */
async function prepare(): Promise<void> {
  for (const part of document.body.querySelectorAll<HTMLElement>("*")) {
    const { position, bottom } = getComputedStyle(part);
    if (position === "fixed" || (position === "sticky" && bottom !== "auto")) part.dataset["aside"] = "";
  }
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
}

async function pixelsOf(page: Page, letters: string): Promise<Pixels> {
  const style = await page.addStyleTag({
    content: `*, ::before, ::after { -webkit-text-fill-color: ${letters} !important; transition: none !important }
      [data-aside] { visibility: hidden !important }`,
  });
  const png = await page.screenshot({ scale: "css" });
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

function faultOf(line: Line, found: Pixels, below: Pixels): string | null {
  const [red = 0, green = 0, blue = 0, opacity = 1] = line.colour;
  let letters = 0;
  let weak = 0;
  for (let y = Math.floor(line.top); y < line.top + line.height; y += 1) {
    for (let x = Math.floor(line.left); x < line.left + line.width; x += 1) {
      const at = (y * below.width + x) * 3;
      const ground = [...below.data.subarray(at, at + 3)];
      const change = ground.map((value, channel) => Math.abs(value - (found.data[at + channel] ?? 0)));
      if (Math.max(...change) < LETTER_STEP) continue;
      letters += 1;
      const ink = [red, green, blue].map((value, channel) => {
        const under = ground[channel] ?? 0;
        return under + (value - under) * opacity;
      });
      if (contrast(ink, ground) < line.least) weak += 1;
    }
  }
  const part = weak / Math.max(letters, 1);
  return part > MOST_WEAK_PART ? `${Math.round(part * 100)} % too weak: ${line.text}` : null;
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Scrolls to the next lines that meet a picture, from a height of the page on, and gives those that the screen shows whole. */
async function linesFrom(page: Page, from: number): Promise<readonly Line[]> {
  const lines = await page.evaluate(
    ([start, leastPicture]) => {
      const pictures = [...document.querySelectorAll("img, svg")]
        .map((picture) => picture.getBoundingClientRect())
        .filter(({ width, height }) => width * height >= leastPicture);
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: (Omit<Line, "least"> & { readonly isLarge: boolean })[] = [];
      while (words.nextNode()) {
        const { textContent, parentElement: element } = words.currentNode;
        if (!element || !textContent?.trim()) continue;
        if (element.closest("svg, [data-aside], .el-visually-hidden, .el-skip-link")) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        range.selectNodeContents(words.currentNode);
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
          if (width < 4 || left < 0 || right > innerWidth || top + scrollY < start) continue;
          if (!pictures.some((p) => p.left < right && p.right > left && p.top < bottom && p.bottom > top))
            continue;
          found.push({
            text: textContent.trim().slice(0, 20),
            left,
            top: top + scrollY,
            width,
            height,
            end: bottom + scrollY,
            colour: (color.match(/[\d.]+/g) ?? []).map(Number),
            isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          });
        }
      }
      scrollTo({ top: Math.min(...found.map(({ top }) => top)) - 80, behavior: "instant" });
      return found
        .map((line) => ({ ...line, top: line.top - scrollY }))
        .filter(({ top, height }) => top >= 0 && top + height <= innerHeight);
    },
    [from, LEAST_PICTURE] as const,
  );
  return lines.map(({ isLarge, ...line }) => ({
    ...line,
    least: isLarge ? LEAST_CONTRAST_LARGE : LEAST_CONTRAST,
  }));
}

/**
 * The title and the first button of a page as it opens that something fixed cuts: a bar over a lower half, a bubble on an end.
 * What asks for consent goes with an answer.
 *
 * @returns One line each, empty where there is none.
 */
export async function cutAtFirst(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    const faults: string[] = [];
    const firsts = [document.querySelector("h1"), document.querySelector("main .el-button")];
    for (const part of firsts.filter((first) => first !== null)) {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      const inset = 6;
      if (width < 2 * inset || bottom < 2 * inset || top > innerHeight) continue;
      const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
        [top + inset, bottom - inset].map((y) => [x, y] as const),
      );
      const over = points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter(
          (met) => met && !part.contains(met) && !met.contains(part) && !met.closest(".el-consent-banner"),
        );
      // All of it below a bar at the foot is further down the page.
      const isBelow = over.every((met) => (met?.getBoundingClientRect().top ?? 0) > innerHeight / 2);
      if (over.length === 0 || (over.length === points.length && isBelow)) continue;
      faults.push(
        `${part.textContent.trim().slice(0, 20)} below ${over[0]?.className || over[0]?.localName}`,
      );
    }
    return faults;
  });
}
