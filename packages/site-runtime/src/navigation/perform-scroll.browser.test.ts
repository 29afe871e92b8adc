import { afterEach, expect, it } from "vitest";
import { performScroll, settleLayout } from "./perform-scroll.ts";
import { measureSections } from "./section-heights.ts";

const HEIGHTS = [700, 1300, 500.5, 900, 2100];

/** Sections as the kit has them: skipped while out of view, with a height that is a guess. */
function draw(heights: readonly number[]): void {
  document.body.innerHTML = `<style>
    section { content-visibility: auto; contain-intrinsic-block-size: auto 400px; padding: 30px 0 }
    [data-layout="whole"] section { content-visibility: visible }
  </style><main>${heights.map((height) => `<section><div style="height:${height}px"></div></section>`).join("")}</main>`;
}

/** Height of the whole page, and whether the section at the end was laid out for it. */
function measured(): { readonly top: number; readonly isLaidOut: boolean } {
  const last = document.querySelector<HTMLElement>("section:last-child")!;
  return {
    top: last.getBoundingClientRect().top + scrollY,
    isLaidOut: last.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
  };
}

afterEach(() => {
  document.body.innerHTML = "";
  delete document.documentElement.dataset["layout"];
});

it("places a page that is drawn again where it stood, and lays out only what is in view", () => {
  draw(HEIGHTS);
  document.documentElement.dataset["layout"] = "whole";
  scrollTo(0, 2300);
  const left = { x: scrollX, y: scrollY, sections: measureSections(document) };
  const before = measured();
  draw(HEIGHTS);
  performScroll({ kind: "saved", position: left }, window);
  expect(scrollY).toBe(2300);
  expect(measured()).toEqual({ top: before.top, isLaidOut: false });
  settleLayout(document);
  expect(measured().top).toBe(before.top);
});

it.each([
  ["has other sections", [...HEIGHTS, 100], {}],
  ["has another width", HEIGHTS, { width: 100 }],
])("lays a page out whole that %s", (_, heights, changed) => {
  draw(HEIGHTS);
  const left = { x: 0, y: 900, sections: { ...measureSections(document), ...changed } };
  draw(heights);
  performScroll({ kind: "saved", position: left }, window);
  expect(scrollY).toBe(900);
  expect(measured().isLaidOut).toBe(true);
  settleLayout(document);
  expect(document.documentElement.dataset["layout"]).toBe("whole");
});
