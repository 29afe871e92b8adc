import { useEffect, useRef, type CSSProperties, type ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { cx } from "../internal/cx.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import type { Ground } from "../section/Section.tsx";
import { enhanceArticle } from "./enhanceArticle.ts";

/** Props of {@link ArticleBody}. */
export interface ArticleBodyProps {
  /**
   * The text as HTML, already sanitised: it goes into the page as it is. Headings start at `h2`; a table that may be
   * wide lies in a `div` of role `region`. A cell with `data-bar`, two digits or `100`, has a bar of so many hundredths
   * below its text, a hatched one with `data-below`; the head of such a column has `data-bars`. Entries of a list that
   * open with `strong` and `br` stand along a ruler.
   */
  readonly html: string;
  /** Gives headings with an id a link to themselves. @default true */
  readonly anchors?: boolean | undefined;
  /**
   * Sets the first quote that names its source from edge to edge, in the largest type of the text: on a surface, or on
   * a colour of its own with the type of that surface. Left out, quotes stand in the text.
   */
  readonly quote?: { readonly ground: Ground; readonly fill?: string | undefined } | undefined;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["articleBody"]> | undefined;
  readonly className?: string | undefined;
}

/**
 * Running text: headings, lists, quotes, tables, figures, code and footnotes in the typography of the page's language.
 * It is complete as the server sends it; after hydration headings get links to themselves.
 */
export function ArticleBody(props: ArticleBodyProps): ReactElement {
  const { html, anchors = true, quote, labels, className } = props;
  const { table, anchor } = useTexts("articleBody", labels);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = root.current;
    if (body === null || html === "") return undefined;
    let restore = (): void => undefined;
    // The text is painted first.
    const timer = setTimeout(() => {
      restore = enhanceArticle(body, { labels: { table, anchor }, anchors });
    });
    return () => {
      clearTimeout(timer);
      restore();
    };
  }, [html, anchors, table, anchor]);
  const names = cx("el-article-body", anchors && "is-linked", quote && "is-quoting", className);
  const style =
    quote &&
    ({
      "--el-article-body-quote-fill": quote.fill ?? `var(--el-ground-${quote.ground}-fill)`,
      "--el-article-body-quote-text": `var(--el-ground-${quote.ground}-text)`,
    } as CSSProperties);
  // oxlint-disable-next-line react/no-danger -- the text of an article is markup; who passes it has made it safe
  return <div className={names} style={style} ref={root} dangerouslySetInnerHTML={{ __html: html }} />;
}
