import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TableOfContents, type ContentsEntry } from "./TableOfContents.tsx";

const labels = { title: "On this page" };
const entries: readonly ContentsEntry[] = [
  { id: "one", text: "One", level: 2 },
  { id: "one-a", text: "A part of one", level: 3 },
  { id: "two", text: "Two", level: 2 },
];
const text = entries.map(({ id }) => (
  <h2 key={id} id={id} style={{ marginBottom: "120vh" }}>
    {id}
  </h2>
));
const current = (): string | null | undefined =>
  document.querySelector('[aria-current="location"]')?.textContent;
const scrollBy = (id: string): void => {
  scrollTo({ top: (document.getElementById(id)?.offsetTop ?? 0) - 40, behavior: "instant" });
};

afterEach(() => {
  scrollTo({ top: 0, behavior: "instant" });
});

it("opens without a line of script and leads to the headings", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<TableOfContents entries={entries} labels={labels} />);
  document.body.append(root);
  const details = root.querySelector("details") as HTMLDetailsElement;
  expect(details.open).toBe(false);
  root.querySelector("summary")?.click();
  expect(details.open).toBe(true);
  expect([...root.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "#one",
    "#one-a",
    "#two",
  ]);
  root.remove();
});

it("marks the section that is being read, forwards and backwards", async () => {
  await render(
    <>
      <TableOfContents entries={entries} labels={labels} defaultOpen />
      <div style={{ height: "60vh" }} />
      {text}
    </>,
  );
  await expect.element(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  expect(current()).toBeUndefined();
  scrollBy("one-a");
  await expect.poll(current).toBe("A part of one");
  scrollBy("two");
  await expect.poll(current).toBe("Two");
  scrollBy("one");
  await expect.poll(current).toBe("One");
});

it("shows nothing for a text without headings", async () => {
  const { container } = await render(<TableOfContents entries={[]} labels={labels} />);
  expect(container.innerHTML).toBe("");
});
