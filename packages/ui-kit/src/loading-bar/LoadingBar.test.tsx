import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createLoadingBar } from "./createLoadingBar.ts";
import { LoadingBar } from "./LoadingBar.tsx";
import { LOADING_HIDE_DELAY_MS, LOADING_THROTTLE_MS } from "./loadingProgress.ts";

const FRAME_MS = 16;

afterEach(() => {
  vi.useRealTimers();
});

it("shows the curve to eye and ear, full at the end, and goes", async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  const controller = createLoadingBar();
  await render(<LoadingBar controller={controller} label="Page" />);
  const bar = document.querySelector(".el-loading-bar") as HTMLElement;
  expect(bar.getAttribute("aria-hidden")).toBe("true");
  controller.start();
  vi.advanceTimersByTime(LOADING_THROTTLE_MS + FRAME_MS);
  vi.advanceTimersByTime(1000);
  await expect
    .element(page.getByRole("progressbar", { name: "Page" }))
    .toHaveAttribute("aria-valuenow", "50");
  const fill = bar.firstElementChild as Element;
  expect(new DOMMatrix((fill as HTMLElement).style.transform).a).toBeCloseTo(0.5, 2);
  controller.finish(true);
  await expect.poll(() => bar.getAttribute("aria-valuenow")).toBe("100");
  expect(bar.classList).toContain("is-error");
  vi.advanceTimersByTime(LOADING_HIDE_DELAY_MS);
  await expect.poll(() => bar.classList.contains("is-visible")).toBe(false);
});

it("lies over everything, three pixels high, and never in the way of a tap @R9.3", async () => {
  const controller = createLoadingBar();
  await render(<LoadingBar controller={controller} label="Page" />);
  const style = getComputedStyle(document.querySelector(".el-loading-bar") as Element);
  expect(Number.parseFloat(style.height)).toBeCloseTo(3, 1);
  expect([style.position, style.pointerEvents, style.zIndex]).toEqual(["fixed", "none", "999999"]);
});
