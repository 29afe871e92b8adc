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

it("fades in what has still to come, and never hides what the server sent", async () => {
  expect(renderToString(<Picture {...sample} alt="" />)).not.toContain("is-loading");
  const svg = decodeURIComponent(sample.src.split(",")[1] ?? "");
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await render(<Picture {...sample} src={url} alt="late" />);
  const image = page.getByAltText("late").element();
  expect(image.classList).toContain("is-loading");
  await expect.poll(() => image.classList.contains("is-loading")).toBe(false);
  await expect.poll(() => getComputedStyle(image).opacity).toBe("1");
  URL.revokeObjectURL(url);
});

it("stands at once where it matters most", async () => {
  await render(<Picture {...sample} src="data:," alt="first" priority />);
  expect(document.querySelector(".is-loading")).toBeNull();
});

it("blurs a tiny preview below the picture, and fills with a plain colour", async () => {
  const tiny = art({ width: 8, height: 6, seed: 2 }).src;
  const screen = await render(<Picture {...sample} alt="arcs" preview={tiny} priority />);
  const preview = document.querySelector(".el-picture__preview") as HTMLElement;
  expect(getComputedStyle(preview).filter).toContain("blur");
  const { left, top } = preview.getBoundingClientRect();
  await expect.element(page.getByAltText("arcs")).toBeVisible();
  expect(document.elementFromPoint(left + 40, top + 40)).toBe(page.getByAltText("arcs").element());
  await screen.rerender(<Picture {...sample} alt="arcs" preview="#123456" priority />);
  expect(document.querySelector(".el-picture__preview")).toBeNull();
  expect((document.querySelector(".el-picture") as HTMLElement).style.background).toBe("rgb(18, 52, 86)");
});
