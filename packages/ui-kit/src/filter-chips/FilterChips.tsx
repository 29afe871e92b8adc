import { useId, useRef, type MouseEventHandler, type ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { useCurrentInView } from "../internal/useCurrentInView.ts";
import { useFocusedInView } from "../internal/useFocusedInView.ts";
import { Link } from "../link/Link.tsx";

/** One choice of a filter: the address of the list filtered by it. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Number of things it leaves. A zero is shown and can still be followed. */
  readonly count?: number | undefined;
  /** Whether the list is filtered by it. @default false */
  readonly current?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps {
  readonly items: readonly FilterChip[];
  /** What is filtered by, e.g. `Platform`. */
  readonly label: string;
  /** Shows the label before the chips instead of telling it to screen readers alone. @default false */
  readonly labelled?: boolean | undefined;
  /** Breaks into lines instead of scrolling sideways. @default false */
  readonly wrap?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A filter as links: each choice is an address, so it works without scripting, can be shared and undone by Back. The
 * row scrolls sideways, and starts with the current choice in view.
 */
export function FilterChips(props: FilterChipsProps): ReactElement {
  const { items, label, labelled = false, wrap = false, className } = props;
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  useFocusedInView(row);
  useCurrentInView(row, items);
  return (
    <nav
      className={cx("el-filter-chips", wrap && "is-wrapping", className)}
      {...(labelled ? { "aria-labelledby": id } : { "aria-label": label })}
    >
      {labelled && (
        <p className="el-filter-chips__label" id={id}>
          {label}
        </p>
      )}
      <ul className="el-filter-chips__row" ref={row}>
        {items.map((item) => (
          <li key={item.key}>
            <Link
              look="bare"
              className="el-filter-chips__chip"
              href={item.href}
              aria-current={item.current ? "true" : undefined}
              onClick={item.onClick}
            >
              <span>{item.label}</span>
              {item.count !== undefined && <span className="el-filter-chips__count">{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
