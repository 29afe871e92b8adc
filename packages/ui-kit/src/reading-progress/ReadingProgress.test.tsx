import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { ReadingProgress } from "./ReadingProgress.tsx";

const share = (): number => {
  const { transform } = getComputedStyle(document.querySelector(".el-reading-progress__fill") as Element);
  return new DOMMatrix(transform).a;
};

afterEach(() => {
  scrollTo({ top: 0, behavior: "instant" });
});

it("grows with the text, not with the page", async () => {
  await render(
    <>
      <ReadingProgress target="text" />
      <div id="text" style={{ height: "300vh" }} />
      <div style={{ height: "300vh" }} />
    </>,
  );
  expect(share()).toBe(0);
  scrollTo({ top: innerHeight, behavior: "instant" });
  await expect.poll(share).toBeCloseTo(0.5, 1);
  scrollTo({ top: innerHeight * 2, behavior: "instant" });
  await expect.poll(share).toBe(1);
  scrollTo({ top: innerHeight * 4, behavior: "instant" });
  await expect.poll(share).toBe(1);
});

it("is done with a text that fits the screen", async () => {
  await render(
    <>
      <ReadingProgress target="short" />
      <p id="short">Short</p>
    </>,
  );
  await expect.poll(share).toBe(1);
});
