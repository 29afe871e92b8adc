import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { translate } from "../../test/translate.ts";
import { Highlight } from "./Highlight.tsx";

it("marks what was searched for and keeps every character of the text", async () => {
  const text = '<img src=x onerror="alert(1)"> and Image & image';
  const { container } = await render(
    <p>
      <Highlight text={text} keyword="IMAGE <img" />
    </p>,
  );
  expect(container.textContent).toBe(text);
  expect(container.querySelector("img")).toBeNull();
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "<img",
    "Image",
    "image",
  ]);
});

it("leaves a text alone without a keyword", async () => {
  const { container } = await render(
    <p>
      <Highlight text="plain" />
    </p>,
  );
  expect(container.innerHTML).toBe("<p><span>plain</span></p>");
});

it("marks another search on a page that the browser has translated", async () => {
  const searched = (keyword: string) => (
    <p>
      <Highlight text="Budgets of a first year" keyword={keyword} />
    </p>
  );
  const { container, rerender } = await render(searched(""));
  for (const [keyword, marked] of [
    ["budget", ["Budget"]],
    ["first", ["first"]],
    ["year budget", ["Budget", "year"]],
    ["none", []],
    ["budget", ["Budget"]],
    ["", []],
  ] as const) {
    translate(container);
    await rerender(searched(keyword));
    const marks = [...container.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect([container.textContent, ...marks]).toEqual(["Budgets of a first year", ...marked]);
  }
});
