import type { MouseEventHandler, ReactElement } from "react";
import { ArrowUpRightIcon } from "../icon/icons/ArrowUpRightIcon.tsx";
import { Link } from "../link/Link.tsx";

/** An entry of the menu: a link, or with `children` a part that expands. */
export interface MenuEntryItem {
  readonly key: string;
  readonly label: string;
  /** Target; an entry with children needs none. */
  readonly href?: string | undefined;
  /** Whether it is the page that is shown. @default false */
  readonly current?: boolean | undefined;
  /** Opens a new tab and shows so. @default false */
  readonly newTab?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly children?: readonly MenuEntryItem[] | undefined;
}

/** One entry. The part with the current page is open from the start. */
export function MenuEntry({ item }: { readonly item: MenuEntryItem }): ReactElement {
  if (item.children !== undefined) {
    const holdsCurrent = item.children.some((child) => child.current);
    return (
      <li className="el-mobile-menu__entry">
        <details className="el-mobile-menu__group" open={holdsCurrent}>
          <summary className="el-mobile-menu__link">
            <span>{item.label}</span>
            <span className="el-mobile-menu__sign" aria-hidden />
          </summary>
          <ul className="el-mobile-menu__children">
            {item.children.map((child) => (
              <MenuEntry key={child.key} item={child} />
            ))}
          </ul>
        </details>
      </li>
    );
  }
  return (
    <li className="el-mobile-menu__entry">
      <Link
        look="bare"
        className="el-mobile-menu__link"
        href={item.href ?? "#"}
        newTab={item.newTab}
        aria-current={item.current ? "page" : undefined}
        onClick={item.onClick}
      >
        <span>{item.label}</span>
        {item.newTab && <ArrowUpRightIcon />}
      </Link>
    </li>
  );
}
