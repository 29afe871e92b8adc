import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Timeline } from "./Timeline.tsx";

it("is an ordered list of titled events with dates machines can read", async () => {
  await render(
    <Timeline
      level={2}
      items={[
        { key: "a", date: "2014", iso: "2014-01-15", title: "Opened", text: "Umbrellas" },
        { key: "b", date: "Today", title: "Still here" },
      ]}
    />,
  );
  expect(document.querySelectorAll("ol > li")).toHaveLength(2);
  await expect.element(page.getByRole("heading", { name: "Opened", level: 2 })).toBeVisible();
  expect([...document.querySelectorAll("time")].map(({ dateTime }) => dateTime)).toEqual(["2014-01-15"]);
});
