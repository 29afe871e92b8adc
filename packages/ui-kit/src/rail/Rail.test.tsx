import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Rail } from "./Rail.tsx";

const GUTTER_PX = 20;
const labels = { previous: "Back", next: "Forward" };
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: String(at), content: <p>Person {at}</p> }));
const row = (): HTMLElement => page.getByRole("list", { name: "Team" }).element() as HTMLElement;
const button = (name: string) => page.getByRole("button", { name });

beforeEach(() => {
  document.documentElement.dataset["elMotion"] = "reduce";
});

it("is a list to swipe as the server sends it", () => {
  const html = renderToString(<Rail label="Team" labels={labels} items={items(4)} />);
  expect(html).toContain('tabindex="0"');
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).not.toContain("is-scrollable");
});

it("moves by one card at a time, to both ends and no further", async () => {
  await render(<Rail label="Team" labels={labels} items={items(3)} />);
  await expect.element(button("Back")).toHaveAttribute("aria-disabled", "true");
  await button("Forward").click();
  const second = row().children[1] as HTMLElement;
  const start = (): number => second.getBoundingClientRect().left - row().getBoundingClientRect().left;
  await expect.poll(() => Math.round(start())).toBe(GUTTER_PX);
  await button("Forward").click();
  await expect.element(button("Forward")).toHaveAttribute("aria-disabled", "true");
  await button("Back").click();
  await button("Back").click();
  await expect.element(button("Back")).toHaveAttribute("aria-disabled", "true");
  expect(row().scrollLeft).toBe(0);
});

it("scrolls by arrow keys", async () => {
  await render(<Rail label="Team" labels={labels} items={items(4)} />);
  row().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(() => row().scrollLeft).toBeGreaterThan(0);
});

it("shows how far it has come, and no controls where everything fits", async () => {
  const screen = await render(<Rail label="Team" labels={labels} items={items(4)} />);
  const line = (): number =>
    Number(
      (document.querySelector(".el-rail__line") as HTMLElement).style.getPropertyValue("--el-rail-progress"),
    );
  await expect.element(button("Forward")).toBeVisible();
  row().scrollTo({ left: row().scrollWidth, behavior: "instant" });
  await expect.poll(line).toBe(1);
  await screen.rerender(<Rail label="Team" labels={labels} items={items(1)} />);
  row().dispatchEvent(new Event("scroll"));
  await expect.poll(() => document.querySelector(".el-rail.is-scrollable")).toBeNull();
  const controls = document.querySelector(".el-rail__controls") as Element;
  await expect.poll(() => getComputedStyle(controls).visibility).toBe("hidden");
});
