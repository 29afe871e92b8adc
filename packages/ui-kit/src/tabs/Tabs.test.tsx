import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LinkProvider, type AnchorProps } from "../link/index.ts";
import { Tabs, type TabItem } from "./Tabs.tsx";

const LEAST_TOUCH_PX = 44;
const items = (current: string): readonly TabItem[] =>
  Array.from({ length: 12 }, (_, at) => ({
    key: `t${at}`,
    label: `Subject ${at}`,
    href: `?category=${at}`,
    count: at * 7,
    current: `t${at}` === current,
  }));
const row = (): HTMLElement => document.querySelector(".el-tabs__row") as HTMLElement;
const tab = (at: number): HTMLElement => row().querySelectorAll<HTMLElement>("a")[at] as HTMLElement;

it("is a landmark of links, one of them current, with counts as text", async () => {
  await render(<Tabs label="Subjects" items={items("t3")} />);
  await expect.element(page.getByRole("navigation", { name: "Subjects" })).toBeVisible();
  const current = page.getByRole("link", { name: "Subject 3 21" });
  await expect.element(current).toHaveAttribute("aria-current", "page");
  expect(document.querySelectorAll("[aria-current]")).toHaveLength(1);
});

it("scrolls the current one into view, and never the page", async () => {
  await render(
    <>
      <div style={{ height: "150vh" }} />
      <Tabs label="Subjects" items={items("t10")} />
    </>,
  );
  const { left, right } = tab(10).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(scrollY).toBe(0);
});

it("follows when another one becomes current", async () => {
  const screen = await render(<Tabs label="Subjects" items={items("t11")} />);
  await screen.rerender(<Tabs label="Subjects" items={items("t0")} />);
  expect(row().scrollLeft).toBe(0);
  await screen.rerender(<Tabs label="Subjects" items={items("t6")} />);
  expect(row().scrollLeft).toBeGreaterThan(0);
});

it("can be tapped and leaves its links to the router", async () => {
  const onClick = vi.fn<() => void>();
  const RouterAnchor = ({ children, ...props }: AnchorProps) => (
    <a {...props} data-router="">
      {children}
    </a>
  );
  await render(
    <LinkProvider component={RouterAnchor}>
      <Tabs
        label="Subjects"
        items={[{ key: "a", label: "A", href: "#a", onClick }, ...items("t0").slice(0, 1)]}
      />
    </LinkProvider>,
  );
  tab(0).click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(tab(1).dataset).toHaveProperty("router");
  const { width, height } = tab(0).getBoundingClientRect();
  expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(LEAST_TOUCH_PX);
});
