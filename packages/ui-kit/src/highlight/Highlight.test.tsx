import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
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
  expect(container.innerHTML).toBe("<p>plain</p>");
});
