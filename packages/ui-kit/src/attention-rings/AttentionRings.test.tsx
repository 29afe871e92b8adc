import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Footer } from "../footer/index.ts";
import { AttentionRings } from "./AttentionRings.tsx";

const TEXTS = { title: "Your attention", figure: "3 s,\none page", note: "Drawn here alone" };
const PAGES = [{ stays: [1000, 4000] }, { isCase: true, stays: [2000] }];

const rings = () => [...document.querySelectorAll<SVGElement>("circle[class]")];

it("says all in text, and keeps its drawing from screen readers", async () => {
  await render(<AttentionRings {...TEXTS} pages={PAGES} />);
  for (const text of ["Your attention", "Drawn here alone"])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(document.querySelector(".el-attention-rings__figure")?.textContent).toBe(TEXTS.figure);
  expect(document.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

it("has its numbers in the largest type", async () => {
  await render(<AttentionRings {...TEXTS} figure={"2 min 14 sec,\n3 cases"} pages={PAGES} />);
  const figure = document.querySelector(".el-attention-rings__figure")!;
  const numbers = [...figure.querySelectorAll("b")];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(["2", "14", "3"]);
  const sizes = [...numbers, figure].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(sizes.map(Math.round)).toEqual([40, 40, 40, 22]);
});

it("breaks the upper half of a ring, which alone is seen, and leaves a case whole", async () => {
  await render(<AttentionRings {...TEXTS} pages={PAGES} />);
  const [first, longest, whole] = rings().map((ring) => ring.getAttribute("stroke-dasharray"));
  const [to, gap] = first!.split(" ").map(Number);
  expect(to! + gap! / 2).toBeCloseTo(1.125, 2);
  expect(longest).not.toBeNull();
  expect(whole).toBeNull();
});

it("keeps all within the drawing, however long the visit was", async () => {
  const pages = Array.from({ length: 9 }, () => ({ stays: [60_000, 60_000] }));
  await render(<AttentionRings {...TEXTS} pages={pages} />);
  const drawing = document.querySelector("svg")!.getBoundingClientRect();
  expect(rings()).toHaveLength(18);
  for (const ring of document.querySelectorAll("circle"))
    expect(ring.getBoundingClientRect().top).toBeGreaterThanOrEqual(drawing.top);
});

it("spreads its rings once they no longer wait", async () => {
  const screen = await render(<AttentionRings {...TEXTS} pages={PAGES} waiting />);
  const look = () => {
    const { opacity, transform } = getComputedStyle(rings()[0]!.closest("[class*=earned]")!);
    return `${opacity} ${transform}`;
  };
  expect(look()).toBe("0 matrix(0.5, 0, 0, 0.5, 0, 0)");
  await screen.rerender(<AttentionRings {...TEXTS} pages={PAGES} />);
  await expect.poll(look).toBe("1 none");
  expect(renderToString(<AttentionRings {...TEXTS} pages={PAGES} />)).not.toContain("is-waiting");
});

it("stands on what follows in the footer, at the right edge, which alone cuts its rings", async () => {
  await render(
    <div data-layout="whole">
      <Footer>
        <AttentionRings {...TEXTS} pages={PAGES} />
        <p>After</p>
      </Footer>
    </div>,
  );
  const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const drawing = box("svg.el-attention-rings__drawing");
  const around = box("[data-layout]");
  expect(drawing.bottom).toBeCloseTo(box(".el-attention-rings + p").top, 0);
  for (const ring of document.querySelectorAll("circle"))
    expect(ring.getBoundingClientRect().left).toBeGreaterThanOrEqual(drawing.left);
  expect(drawing.right).toBeCloseTo(around.right, 0);
});
