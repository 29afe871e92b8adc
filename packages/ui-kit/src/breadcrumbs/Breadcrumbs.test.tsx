import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const LONG = "A very long title of an article that no telephone could ever show on one line";
const items = [{ label: "Home", href: "#home" }, { label: "Notes", href: "#notes" }, { label: LONG }];

it("is a landmark with the page itself last, marked and no link", async () => {
  await render(<Breadcrumbs labels={{ label: "You are here" }} items={items} />);
  await expect.element(page.getByRole("navigation", { name: "You are here" })).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(2);
  await expect.element(page.getByText(LONG)).toHaveAttribute("aria-current", "page");
});

it("marks no link: what it leads to is not the page", async () => {
  await render(<Breadcrumbs labels={{ label: "You are here" }} items={items.slice(0, 2)} />);
  await expect.element(page.getByRole("link", { name: "Notes" })).toBeVisible();
  expect(document.querySelector("[aria-current]")).toBeNull();
});

it("stays on one line and cuts only what the page is called", async () => {
  await render(<Breadcrumbs labels={{ label: "You are here" }} items={items} />);
  const list = document.querySelector(".el-breadcrumbs__list") as HTMLElement;
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().bottom));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
  const notes = page.getByRole("link", { name: "Notes" }).element();
  expect(notes.scrollWidth).toBe(notes.clientWidth);
});
