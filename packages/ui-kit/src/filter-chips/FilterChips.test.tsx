import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forceColors } from "../../test/forceColors.ts";
import { FilterChips, type FilterChip } from "./FilterChips.tsx";

const LEAST_TOUCH_PX = 44;
const items = (current: number): readonly FilterChip[] =>
  Array.from({ length: 9 }, (_, at) => ({
    key: String(at),
    label: `Platform ${at}`,
    href: `?platform=${at}`,
    count: at,
    current: at === current,
  }));
const chip = (at: number): Element => document.querySelectorAll(".el-filter-chips__chip")[at] as Element;

it("names the group, marks the current choice and shows also a zero", async () => {
  await render(<FilterChips label="Platform" labelled items={items(2)} />);
  await expect.element(page.getByRole("navigation", { name: "Platform" })).toBeVisible();
  await expect.element(page.getByText("Platform", { exact: true })).toBeVisible();
  expect(chip(2).getAttribute("aria-current")).toBe("true");
  expect(chip(0).textContent).toBe("Platform 00");
});

it("fills the current choice where colours are forced, too", async () => {
  await forceColors();
  await render(<FilterChips label="Platform" items={items(2)} />);
  const [other, current] = [1, 2].map((at) => {
    const { backgroundColor } = getComputedStyle(chip(at), "::before");
    return [backgroundColor, getComputedStyle(chip(at).firstElementChild as Element).color];
  });
  expect(current?.[0]).not.toBe(other?.[0]);
  expect(current?.[1]).not.toBe(other?.[1]);
  // Else the browser lays the page's ground behind each of its words.
  for (const word of chip(2).children) expect(getComputedStyle(word).forcedColorAdjust).toBe("none");
});

it("starts with the current choice in view", async () => {
  await render(<FilterChips label="Platform" items={items(7)} />);
  const { left, right } = chip(7).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
});

it("breaks into lines on request, and nothing runs over the edge", async () => {
  await render(<FilterChips label="Platform" wrap items={items(0)} />);
  const row = document.querySelector(".el-filter-chips__row") as HTMLElement;
  expect(row.scrollWidth).toBe(row.clientWidth);
  expect(chip(8).getBoundingClientRect().top).toBeGreaterThan(chip(0).getBoundingClientRect().top);
});

it("can be tapped above and below the drawn pill", async () => {
  await render(<FilterChips label="Platform" items={items(0)} />);
  expect(Math.round(chip(1).getBoundingClientRect().height)).toBeGreaterThanOrEqual(LEAST_TOUCH_PX);
});
