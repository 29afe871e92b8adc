import { useEffect, useRef, useState, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { useTexts } from "../config-provider/useTexts.ts";
import { cx } from "../internal/cx.ts";
import { fillText } from "../internal/fillText.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useLoadMore } from "./useLoadMore.ts";

/** Props of {@link InfiniteList}. */
export interface InfiniteListProps {
  /** The items: their contents become the entries of the list. */
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Name of the list. */
  readonly label: string;
  /** Address of the page with the next items; `null` at the end. It works without scripting. */
  readonly moreHref: string | null;
  /** Fetches the next items and renders the list with them; rejects when that did not work. Left out, the link leads on. */
  readonly onLoadMore?: (() => Promise<unknown>) | undefined;
  /** Hairlines between the items, for lists without cards. @default false */
  readonly ruled?: boolean | undefined;
  /** Lets `CaseCard`s change their size from one to the next, six by turns. @default false */
  readonly covers?: boolean | undefined;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["infiniteList"]> | undefined;
  readonly className?: string | undefined;
}

const nothing = async (): Promise<void> => {};

/**
 * A list that grows. First of all its end is a link to the next page; with scripting the same link loads the items in
 * place, the focus moves to the first new one and their number is announced. A failure says so and offers another try.
 */
export function InfiniteList(props: InfiniteListProps): ReactElement {
  const { items, label, moreHref, onLoadMore } = props;
  const { ruled = false, covers = false, labels, className } = props;
  const texts = useTexts("infiniteList", labels);
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const known = useRef(items.length);
  const [added, setAdded] = useState(0);
  const { state, load } = useLoadMore(onLoadMore ?? nothing);
  useEffect(() => {
    const first = known.current;
    known.current = items.length;
    const isGrown = asked.current && items.length > first;
    asked.current = false;
    setAdded(isGrown ? items.length - first : 0);
    // Who does something else by now goes on with that.
    const { activeElement } = document;
    if (!isGrown || !(activeElement === document.body || end.current?.contains(activeElement))) return;
    const entry = list.current?.children[first];
    entry?.querySelector<HTMLElement>("a[href], button")?.focus({ preventScroll: true });
  }, [items.length]);
  useEffect(() => {
    if (state === "failed") asked.current = false;
  }, [state]);
  const ask = (event: MouseEvent): void => {
    if (onLoadMore === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    asked.current = true;
    load();
  };
  // One text, which is replaced as a whole: a bare one among others React cannot take away once a translator has moved it.
  const said = state === "idle" ? added > 0 && fillText(texts.loaded, { n: added }) : texts[state];
  return (
    <div className={cx("el-infinite-list", ruled && "is-ruled", covers && "is-covers", className)}>
      <ul
        role="list"
        className="el-infinite-list__items"
        ref={list}
        aria-label={label}
        aria-busy={state === "loading"}
      >
        {items.map((item) => (
          <li className="el-infinite-list__item" key={item.key}>
            {item.content}
          </li>
        ))}
      </ul>
      <div className="el-infinite-list__end" ref={end}>
        {state === "failed" && <p className="el-infinite-list__failed">{texts.failed}</p>}
        {moreHref === null ? (
          <p className="el-infinite-list__over">{texts.end}</p>
        ) : (
          <Button block variant="outline" href={moreHref} loading={state === "loading"} onClick={ask}>
            {state === "failed" ? texts.retry : texts.more}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}
