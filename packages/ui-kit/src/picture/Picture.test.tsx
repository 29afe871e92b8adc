import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { art } from "../internal/stories/art.ts";
import { Picture } from "./Picture.tsx";

const sample = art({ width: 600, height: 450, seed: 1 });
const BROKEN = "data:image/png;base64,AAAA";

it("holds its room before the file is there", async () => {
  await render(
    <div style={{ width: 300 }}>
      <Picture {...sample} src="data:," alt="arcs" />
    </div>,
  );
  expect(document.querySelector(".el-picture")?.getBoundingClientRect().height).toBeCloseTo(225, 0);
});

it("loads late by default, at once with priority", async () => {
  await render(
    <>
      <Picture {...sample} alt="late" />
      <Picture {...sample} alt="first" priority />
    </>,
  );
  await expect.element(page.getByAltText("late")).toHaveAttribute("loading", "lazy");
  await expect.element(page.getByAltText("first")).toHaveAttribute("fetchpriority", "high");
  await expect.element(page.getByAltText("first")).toHaveAttribute("loading", "eager");
});

it("says what is missing when the file does not load, and tries again with another", async () => {
  const screen = await render(<Picture {...sample} src={BROKEN} alt="arcs" priority />);
  await expect.element(page.getByText("arcs")).toBeVisible();
  await screen.rerender(<Picture {...sample} alt="arcs" priority />);
  await expect.element(page.getByAltText("arcs")).toBeVisible();
});

it("notices a file that failed before hydration", async () => {
  const element = <Picture {...sample} src={BROKEN} alt="arcs" priority />;
  const root = document.createElement("div");
  root.innerHTML = renderToString(element);
  document.body.append(root);
  const image = root.querySelector("img") as HTMLImageElement;
  await expect.poll(() => image.complete).toBe(true);
  const hydrated = hydrateRoot(root, element);
  await expect.element(page.getByText("arcs")).toBeVisible();
  hydrated.unmount();
  root.remove();
});
