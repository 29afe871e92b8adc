import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../foundation/utilities.css";
import { art } from "../internal/stories/art.ts";
import { CaseCard } from "./CaseCard.tsx";
import { FigureText } from "./FigureText.tsx";

const cover = art({ width: 670, height: 800, seed: 1, ground: "violet" });
const card = (props: { readonly title?: string; readonly value?: string; readonly label?: string } = {}) => (
  <CaseCard
    href="#case"
    value="+312%"
    label="first-month sales"
    meta={["Xiaohongshu", "Beauty"]}
    cover={cover}
    ground="violet"
    title="One lipstick"
    {...props}
  />
);

it("is one link over its whole cover, named by its title", async () => {
  await render(card());
  await expect.element(page.getByRole("link", { name: "One lipstick" })).toHaveAttribute("href", "#case");
  const { left, top } = (document.querySelector(".el-case-card") as Element).getBoundingClientRect();
  expect(document.elementFromPoint(left + 30, top + 200)?.closest("a")?.hash).toBe("#case");
});

it("says what the number counts, and its facts in one line", async () => {
  await render(card());
  expect(document.querySelector(".el-case-card__result")?.textContent).toBe("+312%first-month sales");
  const facts = [...document.querySelectorAll(".el-case-card__meta > *")];
  expect(facts.map((fact) => fact.textContent?.trim())).toEqual(["Xiaohongshu", "Beauty"]);
  expect(new Set(facts.map((fact) => fact.getBoundingClientRect().top)).size).toBe(1);
  // Drawn, not read out.
  for (const fact of facts) expect(getComputedStyle(fact, "::before").content).toBe('"·" / ""');
});

it("never cuts a title, however long: the cover grows", async () => {
  await render(card({ title: "A very long title ".repeat(12) }));
  const outer = document.querySelector(".el-case-card") as Element;
  const title = page.getByRole("heading").element().getBoundingClientRect();
  expect(title.bottom).toBeLessThanOrEqual(outer.getBoundingClientRect().bottom);
});

it.each(["1,284,000 views", "12,840,000,000"])("never cuts its number, however long: %s", async (value) => {
  await render(
    <div style={{ width: "280px" }}>
      {card({ value, label: "views of the first film and of all that came after" })}
    </div>,
  );
  const room = (document.querySelector(".el-case-card") as Element).getBoundingClientRect();
  for (const part of ["value", "label"]) {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(`.el-case-card__${part}`) as Element);
    expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(room.right - 20);
  }
});

it.each([
  ["¥2,600\u00A0万", "\u00A0万"],
  ["8.6万人", "万人"],
  ["44 brands", " brands"],
  ["8 min 40 s", undefined],
  ["+312%", undefined],
  ["显著提升", undefined],
])("sets what %s is counted in small", async (value, unit) => {
  const { container } = await render(<FigureText value={value} />);
  expect(container.textContent).toBe(value);
  expect(container.querySelector(".el-figure-unit")?.textContent).toBe(unit);
});
