import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { QuoteCard } from "./QuoteCard.tsx";

it("is a quote with its speaker, in the language it was said in", async () => {
  await render(<QuoteCard text="よかった" lang="ja" name="Founder" position="Furniture" />);
  const quote = page.getByRole("blockquote").element();
  expect(quote.textContent).toBe("よかった");
  expect(quote.getAttribute("lang")).toBe("ja");
  expect(document.querySelector("figcaption")?.textContent).toBe("FounderFurniture");
});

it("puts the speakers of cards side by side on one line", async () => {
  await render(
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr" }}>
      <QuoteCard text="Short" name="A" />
      <QuoteCard text={"Long ".repeat(20)} name="B" />
    </div>,
  );
  const bottoms = [...document.querySelectorAll("figcaption")].map(
    (end) => end.getBoundingClientRect().bottom,
  );
  expect(bottoms[0]).toBe(bottoms[1]);
});
