import type { MouseEventHandler, ReactElement } from "react";
import { ArrowUpRightIcon } from "../icon/icons/ArrowUpRightIcon.tsx";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";

/** What the line above a service is drawn as: the instrument of its trade. */
export type ServiceDrawing =
  | "chain"
  | "ruler"
  | "bars"
  | "junction"
  | "week"
  | "slots"
  | "ripples"
  | "barcode";

/** A line of the index. */
export interface ServiceIndexItem {
  readonly key: string;
  readonly title: string;
  readonly tagline?: string | undefined;
  /** @default a plain line */
  readonly drawing?: ServiceDrawing | undefined;
  /** Left out, the line is no link, and a quiet one across the list. */
  readonly href?: string | undefined;
  /** What the line leads to, beside its arrow. @default the service itself, which needs no word */
  readonly leadsTo?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Props of {@link ServiceIndex}. */
export interface ServiceIndexProps {
  readonly items: readonly ServiceIndexItem[];
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** The instrument of a service alone, with room below it for a name: for a list of services that is no index. */
export function ServiceMark({ drawing }: { readonly drawing: ServiceDrawing | undefined }): ReactElement {
  return <i className={`el-service-index__item el-service-index__item--${drawing}`} aria-hidden />;
}

/** The editorial index: a line drawn for the service, its name in display type, an arrow where it leads on. */
export function ServiceIndex({ items, level = 3 }: ServiceIndexProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className="el-service-index">
      {items.map(({ key, title, tagline, drawing, href, leadsTo, onClick }) => (
        <li
          className={cx(
            "el-service-index__item",
            drawing && `el-service-index__item--${drawing}`,
            href === undefined && "is-plain",
          )}
          key={key}
        >
          <Heading className="el-service-index__title">
            {href === undefined ? (
              title
            ) : (
              <Link look="bare" className="el-link--cover" href={href} onClick={onClick}>
                {title}
              </Link>
            )}
          </Heading>
          {tagline !== undefined && <p className="el-service-index__tagline">{tagline}</p>}
          {href !== undefined && (
            <span className="el-service-index__end">
              {leadsTo}
              <ArrowUpRightIcon className="el-service-index__arrow" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
