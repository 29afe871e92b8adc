import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/index.ts";
import { ConsultBar } from "./ConsultBar.tsx";

const sample = (
  <>
    <p style={{ height: "300vh" }}>Page</p>
    <footer style={{ height: 100 }}>End</footer>
    <ConsultBar label="Talk to us">
      <Button href="tel:4000035180">Call</Button>
      <Button href="#book">Book</Button>
    </ConsultBar>
  </>
);
const bar = (): DOMRect =>
  page.getByRole("complementary", { name: "Talk to us" }).element().getBoundingClientRect();

afterEach(() => {
  scrollTo({ top: 0, behavior: "instant" });
});

it("stays at the bottom edge, within reach of a thumb", async () => {
  await render(sample);
  expect(Math.round(bar().bottom)).toBe(innerHeight);
  scrollTo({ top: innerHeight, behavior: "instant" });
  expect(Math.round(bar().bottom)).toBe(innerHeight);
});

it("never covers the end of the page", async () => {
  await render(sample);
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  const end = page.getByText("End").element().getBoundingClientRect();
  expect(Math.round(end.bottom)).toBeLessThanOrEqual(Math.round(bar().top));
});

it("gives the action the rest of the width", async () => {
  await render(sample);
  const width = (name: string): number =>
    page.getByRole("link", { name }).element().getBoundingClientRect().width;
  expect(width("Book")).toBeGreaterThan(width("Call") * 1.5);
});
