import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { mark } from "../internal/stories/art.ts";
import { LogoWall } from "./LogoWall.tsx";

const items = ["Muyan", "Yunju", "Lantu", "Beimo", "Xiaoman"].map((name) => ({
  key: name,
  name,
  picture: mark(name),
}));

it("is a named list of clients, each named by its mark", async () => {
  await render(<LogoWall label="Clients" items={items} />);
  await expect.element(page.getByRole("list", { name: "Clients" })).toBeVisible();
  expect([...document.images].map((image) => image.alt)).toEqual(items.map((item) => item.name));
});

it("is as many rows high as it is told, and is swiped with a part of the next mark in view", async () => {
  await render(<LogoWall label="Clients" items={items} rows={1} columns={2} />);
  const wall = document.querySelector("ul")!;
  const boxes = [...document.querySelectorAll("li")].map((cell) => cell.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.filter(({ left }) => left < wall.clientWidth)).toHaveLength(3);
  wall.focus();
  expect(document.activeElement).toBe(wall);
  wall.scrollLeft = wall.scrollWidth;
  const { right } = document.querySelector("li:last-child")!.getBoundingClientRect();
  expect(Math.floor(right)).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

it.each([2, 3, 4] as const)("stands in %i columns", async (columns) => {
  await render(<LogoWall label="Clients" items={items} columns={columns} />);
  const tops = [...document.querySelectorAll("li")].map((cell) =>
    Math.round(cell.getBoundingClientRect().top),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
});
