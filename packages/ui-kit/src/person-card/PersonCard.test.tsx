import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { portrait } from "../internal/stories/people.tsx";
import { PersonCard } from "./PersonCard.tsx";

it("says who it is, and shows only what is known", async () => {
  await render(<PersonCard name="Lin Yue" position="Strategy" portrait={portrait(0, "Lin Yue, smiling")} />);
  await expect.element(page.getByRole("heading", { name: "Lin Yue", level: 3 })).toBeVisible();
  await expect.element(page.getByAltText("Lin Yue, smiling")).toBeVisible();
  expect(document.querySelectorAll(".el-person-card p")).toHaveLength(1);
});

it("crops every portrait to the same frame", async () => {
  await render(
    <PersonCard
      name="A"
      position="B"
      portrait={{ ...portrait(0, ""), width: 900, height: 300, ratio: undefined }}
    />,
  );
  const { width, height } = (
    document.querySelector(".el-person-card__portrait") as Element
  ).getBoundingClientRect();
  expect(width / height).toBeCloseTo(4 / 5, 2);
});
