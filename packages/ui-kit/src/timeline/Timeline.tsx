import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";

/** An event. */
export interface TimelineItem {
  readonly key: string;
  /** As it is read, e.g. `2014`; large. */
  readonly date: string;
  /** Machine form, e.g. `2014-01`. */
  readonly iso?: string | undefined;
  readonly title: string;
  readonly text?: ReactNode;
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** Events, oldest first. */
  readonly items: readonly TimelineItem[];
  /** Unfolds all but four events, which stand in view spread over the whole time. Left out, all are in view. */
  readonly more?: string | undefined;
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

/** Events in view while the others are folded. */
const IN_VIEW = 4;

/**
 * What happened when: big years on a line that ends where the company stands today. What is folded lies in native
 * `details`: it unfolds without scripting, and is found by the browser's own search.
 */
export function Timeline({ items, more, level = 3, className }: TimelineProps): ReactElement {
  const inView = more === undefined ? items : spread(items);
  const folded = items.filter((item) => !inView.includes(item));
  return (
    <div className={cx("el-timeline", className)}>
      <Events items={inView} level={level} />
      {folded.length > 0 && (
        <details className="el-timeline__more">
          <summary className="el-timeline__summary">{more}</summary>
          <Events items={folded} level={level} />
        </details>
      )}
    </div>
  );
}

/** The first, the last, and those that lie as evenly as may be between them. */
function spread(items: readonly TimelineItem[]): readonly TimelineItem[] {
  const step = (items.length - 1) / (IN_VIEW - 1);
  const places = Array.from({ length: IN_VIEW }, (_, at) => Math.round(at * step));
  return items.filter((_, at) => places.includes(at));
}

interface EventsProps extends Pick<TimelineProps, "items"> {
  readonly level: NonNullable<TimelineProps["level"]>;
}

function Events({ items, level }: EventsProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ol role="list">
      {items.map((item) => (
        <li className="el-timeline__item" key={item.key}>
          <p className="el-timeline__date">
            {item.iso === undefined ? item.date : <time dateTime={item.iso}>{item.date}</time>}
          </p>
          <Heading className="el-timeline__title">{item.title}</Heading>
          {isDrawn(item.text) && <div className="el-timeline__text">{item.text}</div>}
        </li>
      ))}
    </ol>
  );
}
