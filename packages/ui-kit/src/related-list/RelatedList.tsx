import { useId, type MouseEventHandler, type ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** Something to go on with. */
export interface RelatedItem {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  /** Short facts, e.g. category and reading time. */
  readonly meta?: readonly string[] | undefined;
  readonly picture?: PictureProps | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Props of {@link RelatedList}. */
export interface RelatedListProps {
  /** Heading above, and name of the list. */
  readonly title: string;
  readonly items: readonly RelatedItem[];
  /** Level of the heading; titles are one below. @default 2 */
  readonly level?: 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** What to read next: the first one large, as a cover, the others below it. Nothing where there is nothing. */
export function RelatedList({ title, items, level = 2, className }: RelatedListProps): ReactElement | null {
  const id = useId();
  const Heading = `h${level}` as const;
  const ItemHeading = level === 2 ? "h3" : "h4";
  if (items.length === 0) return null;
  return (
    <aside className={cx("el-related-list", className)} aria-labelledby={id}>
      <Heading className="el-related-list__title" id={id}>
        {title}
      </Heading>
      <ul role="list" className="el-related-list__items">
        {items.map((item) => (
          <li className="el-related-list__item" key={item.key}>
            {item.picture !== undefined && (
              <Picture {...item.picture} alt="" className="el-related-list__picture" />
            )}
            <div className="el-related-list__text">
              <ItemHeading className="el-related-list__name">
                <Link
                  look="bare"
                  className="el-link--cover el-related-list__link"
                  href={item.href}
                  onClick={item.onClick}
                >
                  {item.title}
                </Link>
              </ItemHeading>
              {item.meta !== undefined && <p className="el-related-list__meta">{item.meta.join(" · ")}</p>}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
