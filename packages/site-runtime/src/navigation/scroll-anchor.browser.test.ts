import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anchorInView, anchoredTop } from "./scroll-anchor.ts";

const PARTS = `<main><p id="a" style="height: 2000px; margin: 0">a</p>
  <div style="padding-top: 100px"><p id="b" style="height: 2000px; margin: 0">b</p></div></main>`;

beforeEach(() => {
  document.body.style.margin = "0";
  document.body.innerHTML = PARTS;
});
afterEach(() => {
  document.body.removeAttribute("style");
  document.body.innerHTML = "";
});

const part = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const show = (top: number): void => scrollTo({ top, behavior: "instant" });

/** Where the window has to stand now, for a place that was left when it stood at `top`. */
function foundAgain(top: number, change: () => void): number | null {
  show(top);
  const anchor = anchorInView(window);
  change();
  return anchor && anchoredTop(anchor, document);
}

describe("the anchor of a place", () => {
  it("is where it was on a page that has not changed", () => {
    expect(foundAgain(2500, () => undefined)).toBe(2500);
  });

  it.each([1200, 2700])("goes with heights above it that turn out to be %d px", (height) => {
    const grow = (): void => void (part("a").style.height = `${height}px`);
    expect(foundAgain(2500, grow)).toBe(2500 + height - 2000);
  });

  it("is what begins last in the window", () => {
    // Both are in view; what is guessed may end between their tops.
    const grow = (): void => void (part("a").style.height = "2300px");
    expect(foundAgain(1650, grow)).toBe(1950);
  });

  it("does not count where a part is drawn while it moves", () => {
    part("b").style.translate = "0 40px";
    expect(foundAgain(2500, () => part("b").style.removeProperty("translate"))).toBe(2500);
  });

  it("is nothing that lies over the page, sticks to the window or is no part of its text", () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<nav style="position: fixed; inset: 0 0 50%"></nav><main style="position: fixed; inset: 50% 0 0"></main>`,
    );
    const grow = (): void => void (part("a").style.height = "2300px");
    expect(foundAgain(2500, grow)).toBe(2800);
  });

  it("is none where nothing of the page is in view, and is not found on a page without it", () => {
    show(2500);
    const anchor = anchorInView(window);
    document.body.innerHTML = "";
    expect(anchor && anchoredTop(anchor, document)).toBeNull();
    expect(anchorInView(window)).toBeNull();
  });
});
