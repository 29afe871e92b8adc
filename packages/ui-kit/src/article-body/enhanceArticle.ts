import { fillText } from "../internal/fillText.ts";
import type { KitTexts } from "../locale/kitLocale.ts";

/** A picture of an article. */
export interface ArticleImage {
  /** Address of the file that is shown. */
  readonly src: string;
  /** Alternative text; empty for decoration. */
  readonly alt: string;
  /** Its `figcaption`, if it has one. */
  readonly caption: string;
}

/** How {@link enhanceArticle} works. */
export interface ArticleEnhancement {
  readonly labels: KitTexts["articleBody"];
  /** Links beside headings that have an id. */
  readonly anchors: boolean;
  readonly onOpenImage: ((images: readonly ArticleImage[], index: number) => void) | undefined;
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

function describeImage(image: HTMLImageElement): ArticleImage {
  const caption = image.closest("figure")?.querySelector("figcaption")?.textContent ?? "";
  return { src: image.currentSrc === "" ? image.src : image.currentSrc, alt: image.alt, caption };
}

function addButtons(images: readonly HTMLImageElement[], options: ArticleEnhancement): Undo[] {
  const { labels, onOpenImage } = options;
  return images.map((image, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "el-article-body__open";
    button.ariaLabel =
      image.alt === "" ? labels.openNamelessImage : fillText(labels.openImage, { alt: image.alt });
    button.addEventListener("click", () => onOpenImage?.(images.map(describeImage), index));
    return wrap(image, button);
  });
}

/**
 * Adds to a text what needs scripting: links of headings to themselves, regions around tables that lack one, buttons
 * around pictures that are not links already.
 *
 * @returns Takes everything away again.
 */
export function enhanceArticle(root: HTMLElement, options: ArticleEnhancement): () => void {
  const headings = options.anchors ? [...root.querySelectorAll<HTMLElement>("h2[id], h3[id]")] : [];
  const tables = [...root.querySelectorAll("table")].filter(
    (table) => table.closest("[role=region]") === null,
  );
  const images =
    options.onOpenImage === undefined
      ? []
      : [...root.querySelectorAll("img")].filter((image) => image.closest("a, button") === null);
  const undo = [
    ...headings.map((heading) => addAnchor(heading, options.labels.anchor)),
    ...tables.map((table) => makeScrollable(table, options.labels.table)),
    ...addButtons(images, options),
  ];
  return () => {
    for (const step of undo) step();
  };
}
