import { expect, type Page, type Response } from "@playwright/test";
import { dataDirOf } from "./env.ts";
import { puzzlePlace } from "./puzzle-place.ts";

/** An answer that comes sooner after its puzzle is taken for a program's, in milliseconds. */
const LEAST_ANSWER_MS = 300;

/** The answer that brings the page its next puzzle. */
export function nextPuzzle(page: Page): Promise<Response> {
  return page.waitForResponse((response) => response.url().includes("/slider/register.do"));
}

/**
 * Solves the slider of the page: the piece is moved to its place, which the product under test tells from its database.
 * No program could see it, and the slider itself is used as by a visitor.
 *
 * @param by - How the piece is moved. @default "keys"
 * @param shown - The answer that brought the puzzle; all tests have one address, which gets thirty a minute.
 * @default another one, which is asked for
 */
export async function solveSlider(
  page: Page,
  by: "keys" | "pointer" = "keys",
  shown?: Promise<Response>,
): Promise<void> {
  const slider = page.getByRole("slider");
  await expect(slider).toHaveAttribute("aria-disabled", "false");
  const given = shown ?? nextPuzzle(page);
  if (!shown) await page.getByRole("button", { name: "换一张" }).click();
  const { data } = (await (await given).json()) as { readonly data: { readonly challengeId: string } };
  const givenAt = Date.now();
  const x = await puzzlePlace(dataDirOf(page.url()), data.challengeId);
  await expect(slider).toHaveAttribute("aria-disabled", "false");
  await expect.poll(() => Date.now() - givenAt).toBeGreaterThan(LEAST_ANSWER_MS);
  await (by === "keys" ? moveByKeys(page, x) : moveByPointer(page, x));
  await expect(page.locator(".el-slider-captcha")).toHaveCount(0);
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
