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
/** Observers have been told where everything lies. */
const laidOut = async (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
const box = (): Element => document.querySelector(".el-reveal") as Element;

afterEach(() => {
  document.documentElement.dataset["elMotion"] = "full";
  scrollTo(0, 0);
});

it("is visible as the server sends it", () => {
  expect(renderToString(below)).not.toContain("is-waiting");
});

it("waits below the first screen and rises once, in 800 ms @R9.12", async () => {
  await render(below);
  await expect.poll(() => box().classList.contains("is-waiting")).toBe(true);
  box().scrollIntoView({ behavior: "instant" });
  await expect.poll(() => box().classList.contains("is-waiting")).toBe(false);
  const { transitionDuration, animationName } = getComputedStyle(box());
  expect([transitionDuration, animationName]).toEqual(["0.8s", "none"]);
  await expect.poll(() => getComputedStyle(box()).opacity).toBe("1");
  scrollTo(0, 0);
  await laidOut();
  expect(box().classList).not.toContain("is-waiting");
});

it("waits in what is too far below to be laid out, and rises when it comes near", async () => {
  await render(
    <>
      <div style={{ height: "800vh" }} />
      <section style={{ contentVisibility: "auto", containIntrinsicSize: "auto 300px" }}>
        <Reveal>late</Reveal>
      </section>
    </>,
  );
  await expect.poll(() => box().classList.contains("is-waiting")).toBe(true);
  box().scrollIntoView({ behavior: "instant" });
  await expect.poll(() => box().classList.contains("is-waiting")).toBe(false);
  await expect.poll(() => getComputedStyle(box()).opacity).toBe("1");
});

it("never hides what was scrolled past before hydration", async () => {
  const root = document.createElement("div");
  root.innerHTML = `<div></div><div style="height: 300vh"></div>`;
  document.body.append(root);
  scrollTo({ top: innerHeight, behavior: "instant" });
  await render(<Reveal>above</Reveal>, { container: root.firstElementChild as HTMLElement });
  await laidOut();
  expect(box().getBoundingClientRect().bottom).toBeLessThan(0);
  expect(box().classList).not.toContain("is-waiting");
  root.remove();
});

it("never hides what is on the first screen", async () => {
  await render(<Reveal>early</Reveal>);
  await laidOut();
  expect(box().classList).not.toContain("is-waiting");
});

it("never hides anything where less motion is wanted", async () => {
  document.documentElement.dataset["elMotion"] = "reduce";
  await render(below);
  await laidOut();
  expect(box().classList).not.toContain("is-waiting");
});
