import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Reveal } from "./Reveal.tsx";

const below = (
  <>
    <div style={{ height: "200vh" }} />
    <Reveal>late</Reveal>
  </>
);
const box = (): Element => document.querySelector(".el-reveal") as Element;

afterEach(() => {
  document.documentElement.dataset["elMotion"] = "full";
  scrollTo(0, 0);
});

it("is visible as the server sends it", () => {
  expect(renderToString(below)).not.toContain("is-waiting");
});

it("waits below the first screen and rises once, in 800 ms", async () => {
  await render(below);
  expect(box().classList).toContain("is-waiting");
  box().scrollIntoView({ behavior: "instant" });
  await expect.poll(() => box().classList.contains("is-waiting")).toBe(false);
  const { transitionDuration, animationName } = getComputedStyle(box());
  expect([transitionDuration, animationName]).toEqual(["0.8s", "none"]);
  await expect.poll(() => getComputedStyle(box()).opacity).toBe("1");
  scrollTo(0, 0);
  expect(box().classList).not.toContain("is-waiting");
});

it("never hides what is on the first screen", async () => {
  await render(<Reveal>early</Reveal>);
  expect(box().classList).not.toContain("is-waiting");
});

it("never hides anything where less motion is wanted", async () => {
  document.documentElement.dataset["elMotion"] = "reduce";
  await render(below);
  expect(box().classList).not.toContain("is-waiting");
});
