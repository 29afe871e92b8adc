import { useRef, type MouseEventHandler, type ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { useCurrentInView } from "../internal/useCurrentInView.ts";
import { useFocusedInView } from "../internal/useFocusedInView.ts";
import { Link } from "../link/Link.tsx";

/** One tab: an address of its own. */
export interface TabItem {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Number of things behind it; shown small and raised. */
  readonly count?: number | undefined;
  /** Whether it is the one shown. @default false */
  readonly current?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  readonly items: readonly TabItem[];
  /** Name of the landmark, e.g. `Subjects`. */
  readonly label: string;
  readonly className?: string | undefined;
}

/**
 * The parts of a list as links, one of them current: each has its address, so it can be shared, opened in a new tab and
 * reached by Back. The row scrolls sideways by itself; after hydration the current one is brought to its middle.
 */
export function Tabs({ items, label, className }: TabsProps): ReactElement {
  const row = useRef<HTMLUListElement>(null);
  useFocusedInView(row);
  useCurrentInView(row, items);
  return (
    <nav className={cx("el-tabs", className)} aria-label={label}>
      <ul className="el-tabs__row" ref={row}>
        {items.map((item) => (
          <li key={item.key}>
            <Link
              look="bare"
              className="el-tabs__tab"
              href={item.href}
              aria-current={item.current ? "page" : undefined}
              onClick={item.onClick}
            >
              {item.label}
              {item.count !== undefined && <span className="el-tabs__count">{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
