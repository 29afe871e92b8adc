import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { contrast } from "../tokens/index.ts";
import { Section, type Ground } from "./Section.tsx";

const LEAST_CONTRAST = 4.5;
const GROUNDS: readonly Ground[] = ["paper", "card", "ink", "hot", "violet", "mint"];

function hex(colour: string): string {
  const parts = colour.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

it("is a landmark where a heading names it", async () => {
  await render(
    <Section labelledBy="title" id="appeal">
      <h2 id="title">Talk to us</h2>
    </Section>,
  );
  await expect.element(page.getByRole("region", { name: "Talk to us" })).toHaveAttribute("id", "appeal");
});

it.each(GROUNDS)("gives readable colours to what stands on %s", async (ground) => {
  await render(
    <Section ground={ground}>
      <p>Text</p>
      <p style={{ color: "var(--el-on-ground-muted)" }}>Quiet</p>
      <p style={{ color: "var(--el-on-ground-accent)" }}>Accent</p>
    </Section>,
  );
  const fill = hex(getComputedStyle(document.querySelector(".el-section") as Element).backgroundColor);
  for (const text of document.querySelectorAll("p"))
    expect(contrast(hex(getComputedStyle(text).color), fill)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

it("keeps the gutter, unless its content runs to the edges", async () => {
  const screen = await render(<Section>in</Section>);
  const classes = (): DOMTokenList => (document.querySelector(".el-section") as Element).classList;
  expect(classes()).toContain("el-gutter");
  await screen.rerender(<Section bleed>out</Section>);
  expect(classes()).not.toContain("el-gutter");
});
