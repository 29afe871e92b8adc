import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { portrait } from "../internal/stories/people.tsx";
import { PeopleWall } from "./PeopleWall.tsx";

const TEAM = Array.from({ length: 8 }, (_, at) => portrait(at, `Person ${at}`));

it("is silent: the people are named in text", async () => {
  const screen = await render(<PeopleWall portraits={TEAM} />);
  expect(screen.getByRole("img").elements()).toHaveLength(0);
  expect(renderToString(<PeopleWall portraits={TEAM} />)).not.toContain("Person");
});

it("has the first person as the largest, at both edges of the screen", async () => {
  const screen = await render(
    <div style={{ paddingInline: "var(--el-space-gutter)" }}>
      <PeopleWall portraits={TEAM} />
    </div>,
  );
  const wall = screen.container.querySelector(".el-people-wall") as Element;
  const [first, second] = [...wall.children].map((person) => person.getBoundingClientRect());
  expect(first!.height).toBeCloseTo(2 * second!.height);
  const around = (wall.parentElement as Element).getBoundingClientRect();
  const { left, right } = wall.getBoundingClientRect();
  expect([left, right]).toEqual([around.left, around.right]);
});
