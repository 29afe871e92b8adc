import type { MouseEventHandler, ReactElement } from "react";
import { ArrowUpRightIcon } from "../icon/icons/ArrowUpRightIcon.tsx";
import { Link } from "../link/Link.tsx";

/** A line of the index. */
export interface ServiceIndexItem {
  readonly key: string;
  readonly title: string;
  readonly tagline?: string | undefined;
  /** A figure that speaks for it, e.g. `120 万 creators`. */
  readonly figure?: { readonly value: string; readonly label: string } | undefined;
  /** Left out, the line is no link. */
  readonly href?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Props of {@link ServiceIndex}. */
export interface ServiceIndexProps {
  readonly items: readonly ServiceIndexItem[];
  /** Level of the titles. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** The editorial index: numeral, title, one line, an arrow where it leads on. */
export function ServiceIndex({ items, level = 3 }: ServiceIndexProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ol className="el-service-index">
      {items.map((item, at) => (
        <li className="el-service-index__item" key={item.key}>
          <span className="el-service-index__numeral" aria-hidden>
            {String(at + 1).padStart(2, "0")}
          </span>
          <div className="el-service-index__text">
            <Heading className="el-service-index__title">
              {item.href === undefined ? (
                item.title
              ) : (
                <Link look="bare" className="el-service-index__link" href={item.href} onClick={item.onClick}>
                  {item.title}
                </Link>
              )}
            </Heading>
            {item.tagline !== undefined && <p className="el-service-index__tagline">{item.tagline}</p>}
            {item.figure !== undefined && (
              <p className="el-service-index__figure">
                <b>{item.figure.value}</b> {item.figure.label}
              </p>
            )}
          </div>
          {item.href !== undefined && <ArrowUpRightIcon className="el-service-index__arrow" />}
        </li>
      ))}
    </ol>
  );
}
