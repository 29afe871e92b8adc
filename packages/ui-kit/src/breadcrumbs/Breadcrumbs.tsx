import type { ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";
import type { KitTexts } from "../locale/kitLocale.ts";

/** A step of the way to the page. */
export interface Crumb {
  readonly label: string;
  /** Left out for the page itself, the last one. */
  readonly href?: string | undefined;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  /** From the start page to this one. */
  readonly items: readonly Crumb[];
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["breadcrumbs"]> | undefined;
  readonly className?: string | undefined;
}

/** Where the page lies: one line; the last step, the page itself, is cut where room ends and read out in full. */
export function Breadcrumbs({ items, labels, className }: BreadcrumbsProps): ReactElement {
  const texts = useTexts("breadcrumbs", labels);
  return (
    <nav className={cx("el-breadcrumbs", className)} aria-label={texts.label}>
      <ol className="el-breadcrumbs__list">
        {items.map(({ label, href }, at) => {
          const last = at === items.length - 1;
          return (
            <li className="el-breadcrumbs__item" key={label}>
              {href === undefined ? (
                <span className="el-breadcrumbs__page" aria-current={last ? "page" : undefined}>
                  {label}
                </span>
              ) : (
                <Link look="bare" className="el-breadcrumbs__link" href={href}>
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
