import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";

/** An event. */
export interface TimelineItem {
  readonly key: string;
  /** As it is read, e.g. `2014`; large. */
  readonly date: string;
  /** Machine form, e.g. `2014-01`. */
  readonly iso?: string | undefined;
  readonly title: string;
  readonly text?: ReactNode;
  /** Below the text: a `Picture`, a link. */
  readonly extra?: ReactNode;
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** Events, oldest first. */
  readonly items: readonly TimelineItem[];
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

/** What happened when: big years on a line that ends where the company stands today. */
export function Timeline({ items, level = 3, className }: TimelineProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ol className={cx("el-timeline", className)}>
      {items.map((item) => (
        <li className="el-timeline__item" key={item.key}>
          <p className="el-timeline__date">
            {item.iso === undefined ? item.date : <time dateTime={item.iso}>{item.date}</time>}
          </p>
          <Heading className="el-timeline__title">{item.title}</Heading>
          {item.text !== undefined && <div className="el-timeline__text">{item.text}</div>}
          {item.extra}
        </li>
      ))}
    </ol>
  );
}
