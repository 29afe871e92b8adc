import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";

/** A part that opens: a question and its answer. */
export interface AccordionItem {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Open from the start. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Target of a link, e.g. `budget` for `#budget`. A link leads to the title and opens nothing: see `defaultOpen`. */
  readonly id?: string | undefined;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

/**
 * Questions that open their answers: native `details`, so it works without scripting, is found by the browser's own
 * search, and prints.
 */
export function Accordion({ items, level = 3, className }: AccordionProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <div className={cx("el-accordion", className)}>
      {items.map((item) => (
        <details key={item.key} className="el-accordion__item" id={item.id} open={item.defaultOpen ?? false}>
          <summary className="el-accordion__summary">
            <Heading className="el-accordion__title">{item.title}</Heading>
            <span className="el-accordion__sign" aria-hidden />
          </summary>
          <div className="el-accordion__content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
