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

it("keeps four events in view, the first and the last among them, and unfolds the others", async () => {
  const items = Array.from({ length: 11 }, (_, at) => ({
    key: `${at}`,
    date: `${2014 + at}`,
    title: `Event ${at}`,
  }));
  await render(<Timeline items={items} more="The years between" />);
  const titles = () =>
    page
      .getByRole("heading")
      .elements()
      .map((title) => title.textContent);
  expect(titles()).toEqual(["Event 0", "Event 3", "Event 7", "Event 10"]);
  await page.getByText("The years between").click();
  expect(titles()).toHaveLength(11);
});
