import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";

it("has one h1, and lends the header readable colours on a dark slide", async () => {
  document.documentElement.dataset["elMotion"] = "reduce";
  await render(
    <>
      <SampleNavBar locale="en" overlay />
      <SampleHero locale="en" />
    </>,
  );
  expect(page.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
  const bar = document.querySelector(".el-nav-bar") as HTMLElement;
  expect(getComputedStyle(bar).color).toBe("rgb(18, 17, 15)");
  await page.getByRole("button", { name: "Show slide 2" }).click();
  await expect.poll(() => getComputedStyle(bar).color).toBe("rgb(255, 255, 255)");
  await page.getByRole("button", { name: "Show slide 3" }).click();
  await expect.poll(() => getComputedStyle(bar).color).toBe("rgb(18, 17, 15)");
  document.documentElement.dataset["elMotion"] = "full";
});
