import { expect, type Page } from "@playwright/test";
import { findGap, SIZE, type SeenPuzzle } from "./find-gap.ts";

/** Tries at a puzzle: who misses gets another one, as everybody does. */
const TRIES = 4;

/** What a try ended with. */
type Outcome = "solved" | "missed";

/**
 * Solves the slider of the page by looking at it: the gap is found in the picture, the piece is moved there by keys.
 * A miss brings the next puzzle.
 *
 * @param by - How the piece is moved. @default "keys"
 */
export async function solveSlider(page: Page, by: "keys" | "pointer" = "keys"): Promise<void> {
  const slider = page.getByRole("slider");
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await expect(slider).toHaveAttribute("aria-disabled", "false");
    const x = findGap(await lookAt(page));
    await (by === "keys" ? moveByKeys(page, x) : moveByPointer(page, x));
    if ((await outcomeOf(page)) === "solved") return;
  }
  throw new Error(`The slider was not solved in ${TRIES} tries.`);
}

/** Answers the slider wrongly on purpose: at its very end, where no gap ever is. */
export async function missSlider(page: Page): Promise<void> {
  const slider = page.getByRole("slider");
  await expect(slider).toHaveAttribute("aria-disabled", "false");
  await slider.focus();
  await page.keyboard.press("End");
  await answer(page);
}

/** Sends the answer, and waits for what the server says of it. */
async function answer(page: Page): Promise<void> {
  const said = page.waitForResponse((response) => response.url().includes("/slider/validate.do"));
  await page.keyboard.press("Enter");
  await said;
}

async function moveByKeys(page: Page, x: number): Promise<void> {
  await page.getByRole("slider").focus();
  for (let step = 0; step < Math.floor(x / 10); step += 1) await page.keyboard.press("PageUp");
  for (let step = 0; step < x % 10; step += 1) await page.keyboard.press("ArrowRight");
  await answer(page);
}

async function moveByPointer(page: Page, x: number): Promise<void> {
  const thumb = page.getByRole("slider");
  const box = (await thumb.boundingBox())!;
  const way = await thumb.evaluate((element: HTMLElement) => {
    return (element.offsetParent as HTMLElement).clientWidth - element.offsetWidth;
  });
  const furthest = Number(await thumb.getAttribute("aria-valuemax"));
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const said = page.waitForResponse((response) => response.url().includes("/slider/validate.do"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (x / furthest) * way, from.y + 2, { steps: 24 });
  await page.mouse.up();
  await said;
}

async function outcomeOf(page: Page): Promise<Outcome> {
  const missed = page.locator(".el-slider-captcha.is-missed");
  const gone = page.locator(".el-slider-captcha");
  await expect(async () => {
    expect((await missed.count()) === 1 || (await gone.count()) === 0).toBe(true);
  }).toPass();
  return (await gone.count()) === 0 ? "solved" : "missed";
}

/** What is seen of a puzzle: its two pictures, and how far down the piece lies. */
function lookAt(page: Page): Promise<SeenPuzzle> {
  return page.locator(".el-slider-captcha").evaluate(async (captcha, [width, height]) => {
    const [background, piece] = [...captcha.querySelectorAll("img")] as [HTMLImageElement, HTMLImageElement];
    await Promise.all([background.decode(), piece.decode()]);
    const size = Math.round((piece.naturalWidth / background.naturalWidth) * width);
    const [ground, cut] = (
      [
        [background, width, height],
        [piece, size, size],
      ] as const
    ).map(([image, wide, high]) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: wide, height: high });
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0, wide, high);
      return [...context.getImageData(0, 0, wide, high).data];
    });
    const frame = background.getBoundingClientRect();
    const down = piece.getBoundingClientRect().top - frame.top;
    return { ground: ground!, cut: cut!, size, top: Math.round((down / frame.height) * height) };
  }, SIZE);
}
