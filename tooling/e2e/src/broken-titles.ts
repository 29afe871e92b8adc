import type { Page } from "@playwright/test";
import { laidOutWhole } from "./visits.ts";

/** What is set large, and what asks for a tap. */
export const TITLES =
  "h1, h2, h3, h4, .el-button, .el-stat-number__figure, .el-case-card__value, .el-article-nav__title";

/**
 * Titles of the page as it stands of which a line ends within a phrase, a number or before its unit: each with a bar
 * where its lines end.
 */
export async function brokenTitles(page: Page): Promise<readonly string[]> {
  return broken(await laidOutWhole(page, () => page.evaluate(linesOfTitles, TITLES)));
}

/** Those of these titles, given by their lines, of which one ends where it may not: each with a bar where its lines end. */
export function broken(titles: readonly (readonly string[])[]): readonly string[] {
  return titles
    .filter((lines) => lines.some((line, at) => at > 0 && !mayEnd(lines[at - 1] ?? "", line)))
    .map((lines) => lines.join("|"));
}

/**
 * Titles in the display face that take more than one line as the page stands: those of the site's own each with a bar where
 * its lines end, those of the content by their number of lines.
 */
export async function linesOfTitlesInFace(page: Page): Promise<readonly (string | number)[]> {
  const [own, content] = await laidOutWhole(page, () =>
    Promise.all([
      page.evaluate(linesOfTitles, ".el-hero__title, .el-section-heading__title"),
      page.evaluate(linesOfTitles, ".el-article-header__title, .is-lead .el-news-item__title"),
    ]),
  );
  return [...own.map((lines) => lines.join("|")), ...content.map(({ length }) => length)];
}

function mayEnd(line: string, next: string): boolean {
  if (/\d[.,:]?$/.test(line) && /^[.,:]?\d/.test(next)) return false;
  if (/\d\s?$/.test(line) && /^[\p{L}%]/u.test(next)) return false;
  if (/[」』]$/.test(line) && /^[ぁ-ん]/.test(next)) return false;
  return /[ \n\u200B\u3000\p{P}\p{S}]$/u.test(line) || /^[\p{Ps}\p{Pi}]/u.test(next);
}

/** Runs in the page, all of which is laid out: the lines of each block of text that takes more than one. */
export function linesOfTitles(selector: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  const range = document.createRange();
  for (const title of document.querySelectorAll<HTMLElement>(selector)) {
    if (!title.checkVisibility({ visibilityProperty: true })) continue;
    const nodes = document.createTreeWalker(title);
    let block: Element | null = null;
    let lines: string[] = [];
    let bottom = Infinity;
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof HTMLBRElement) block = null;
      if (!(node instanceof Text)) continue;
      let around = node.parentElement;
      while (around && getComputedStyle(around).display === "inline") around = around.parentElement;
      if (around !== block) {
        block = around;
        bottom = Infinity;
        blocks.push((lines = [""]));
      }
      range.selectNodeContents(node);
      const whole = [...range.getClientRects()].filter(({ width }) => width > 0);
      // Most stand on one line: to ask for each character of them costs more than all else.
      if (whole.length === 1 && whole[0]!.bottom - bottom <= whole[0]!.height / 2) {
        bottom = whole[0]!.bottom;
        lines.push((lines.pop() ?? "") + node.data);
        continue;
      }
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = [...range.getClientRects()].find(({ width }) => width > 0);
        // Boxes of lines that are set close overlap.
        if (rect && rect.bottom - bottom > rect.height / 2) lines.push("");
        if (rect) bottom = rect.bottom;
        lines.push((lines.pop() ?? "") + node.data[at]);
      }
    }
  }
  return blocks.filter(({ length }) => length > 1);
}
