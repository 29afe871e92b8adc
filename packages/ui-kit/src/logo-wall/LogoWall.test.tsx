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

it.each([2, 3, 4] as const)("stands in %i columns", async (columns) => {
  await render(<LogoWall label="Clients" items={items} columns={columns} />);
  const tops = [...document.querySelectorAll("li")].map((cell) =>
    Math.round(cell.getBoundingClientRect().top),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
});
