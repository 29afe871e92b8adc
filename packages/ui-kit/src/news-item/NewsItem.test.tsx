import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Highlight } from "../highlight/index.ts";
import { art } from "../internal/stories/art.ts";
import { NewsItem } from "./NewsItem.tsx";
import { NewsList } from "./NewsList.tsx";

const thumb = art({ width: 600, height: 450, seed: 1 });

it("is one link wherever it is tapped, named by its title alone", async () => {
  await render(<NewsItem title="A note" href="#note" meta={["Method", "8 min"]} thumb={thumb} level={2} />);
  await expect.element(page.getByRole("heading", { name: "A note", level: 2 })).toBeVisible();
  const { left, top } = (document.querySelector(".el-picture") as Element).getBoundingClientRect();
  expect(document.elementFromPoint(left + 5, top + 5)?.closest("a")?.hash).toBe("#note");
});

it("gives machines the day, and readers the words", async () => {
  await render(<NewsItem title="A note" href="#note" date={{ iso: "2026-09-18", text: "18 September" }} />);
  const time = document.querySelector("time");
  expect([time?.dateTime, time?.textContent]).toEqual(["2026-09-18", "18 September"]);
});

it("marks the words of a search and keeps its name whole", async () => {
  await render(<NewsItem title={<Highlight text="A long note" keyword="long" />} href="#note" />);
  await expect.element(page.getByRole("link", { name: "A long note" })).toBeVisible();
  expect(document.querySelector("mark")?.textContent).toBe("long");
});

it("makes a list of its entries", async () => {
  await render(
    <NewsList>
      <NewsItem title="One" href="#1" />
      <NewsItem title="Two" href="#2" />
    </NewsList>,
  );
  expect(page.getByRole("listitem").elements()).toHaveLength(2);
});
