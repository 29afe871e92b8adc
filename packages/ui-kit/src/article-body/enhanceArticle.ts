import { fillText } from "../internal/fillText.ts";
import type { KitTexts } from "../locale/kitLocale.ts";

/** How {@link enhanceArticle} works. */
export interface ArticleEnhancement {
  readonly labels: KitTexts["articleBody"];
  /** Links beside headings that have an id. */
  readonly anchors: boolean;
}

type Undo = () => void;

function wrap(element: HTMLElement, wrapper: HTMLElement): Undo {
  keepFocus(element, () => {
    element.replaceWith(wrapper);
    wrapper.prepend(element);
  });
  return () => {
    if (wrapper.isConnected) keepFocus(element, () => wrapper.replaceWith(element));
  };
}

/** What is moved loses the focus. */
function keepFocus(element: HTMLElement, move: () => void): void {
  const isFocused = document.activeElement === element;
  move();
  if (isFocused) element.focus({ preventScroll: true });
}

function addAnchor(heading: HTMLElement, template: string): Undo {
  const box = document.createElement("div");
  box.className = "el-article-body__heading";
  const link = document.createElement("a");
  link.className = "el-article-body__anchor";
  link.href = `#${heading.id}`;
  link.textContent = "#";
  link.ariaLabel = fillText(template, { title: heading.textContent ?? "" });
  const undo = wrap(heading, box);
  box.append(link);
  return undo;
}

function makeScrollable(table: HTMLTableElement, label: string): Undo {
  const region = document.createElement("div");
  region.setAttribute("role", "region");
  region.ariaLabel = label;
  region.tabIndex = 0;
  return wrap(table, region);
}

/**
 * Adds to a text what needs scripting: links of headings to themselves, and regions around tables that
 * lack one.
 *
 * @returns Takes everything away again.
 */
export function enhanceArticle(root: HTMLElement, options: ArticleEnhancement): () => void {
  const headings = options.anchors ? [...root.querySelectorAll<HTMLElement>("h2[id], h3[id]")] : [];
  const tables = [...root.querySelectorAll("table")].filter(
    (table) => table.closest("[role=region]") === null,
  );
  const undo = [
    ...headings.map((heading) => addAnchor(heading, options.labels.anchor)),
    ...tables.map((table) => makeScrollable(table, options.labels.table)),
  ];
  return () => {
    for (const step of undo) step();
  };
}
