import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BackToTop } from "./BackToTop.tsx";

const long = (
  <div style={{ height: "500vh" }}>
    <BackToTop label="Top" />
  </div>
);
const button = (): HTMLElement => document.querySelector(".el-back-to-top") as HTMLElement;
const visibility = (): string => getComputedStyle(button()).visibility;
const scrolled = (screens: number): void => {
  scrollTo({ top: innerHeight * screens, behavior: "instant" });
};

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});
afterEach(() => {
  scrolled(0);
});

it("is out of sight, and out of the way of the keyboard, where it would do nothing", async () => {
  expect(renderToString(long)).not.toContain("is-visible");
  await render(long);
  expect(visibility()).toBe("hidden");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).not.toBe(button());
});

it("shows after two screens and goes again", async () => {
  await render(long);
  scrolled(1.9);
  await expect.poll(() => scrollY).toBeGreaterThan(innerHeight);
  expect(button().classList).not.toContain("is-visible");
  scrolled(2.1);
  await expect.poll(visibility).toBe("visible");
  scrolled(1);
  await expect.poll(visibility).toBe("hidden");
});

it("leads to the top without a trace in the address", async () => {
  await render(long);
  scrolled(3);
  await expect.poll(visibility).toBe("visible");
  await page.getByRole("link", { name: "Top" }).click();
  await expect.poll(() => scrollY).toBe(0);
  expect(location.hash).toBe("");
});
