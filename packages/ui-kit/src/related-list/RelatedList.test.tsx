import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { art } from "../internal/stories/art.ts";
import { RelatedList } from "./RelatedList.tsx";

const items = ["One", "Two"].map((title) => ({
  key: title,
  title,
  href: `#${title}`,
  picture: { ...art({ width: 40, height: 30, seed: 1 }), alt: "repeats the title" },
}));

it("is named by its heading, and a whole line of it leads on", async () => {
  await render(<RelatedList title="Read on" items={items} />);
  await expect.element(page.getByRole("complementary", { name: "Read on" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Two", level: 3 })).toBeVisible();
  const picture = document.querySelectorAll(".el-related-list__picture")[1] as HTMLElement;
  const { left, top } = picture.getBoundingClientRect();
  expect(
    document
      .elementFromPoint(left + 5, top + 5)
      ?.closest("a")
      ?.getAttribute("href"),
  ).toBe("#Two");
});

it("keeps pictures silent: the titles say it", async () => {
  await render(<RelatedList title="Read on" items={items} />);
  expect([...document.images].map((image) => image.alt)).toEqual(["", ""]);
});

it("is not there without items", async () => {
  const { container } = await render(<RelatedList title="Read on" items={[]} />);
  expect(container.innerHTML).toBe("");
});
