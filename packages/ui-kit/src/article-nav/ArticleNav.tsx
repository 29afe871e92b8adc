import type { MouseEventHandler, ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ArrowLeftIcon } from "../icon/icons/ArrowLeftIcon.tsx";
import { ArrowRightIcon } from "../icon/icons/ArrowRightIcon.tsx";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";
import type { KitTexts } from "../locale/kitLocale.ts";

/** A neighbour of the article. */
export interface ArticleNeighbour {
  readonly title: string;
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Props of {@link ArticleNav}. */
export interface ArticleNavProps {
  /** Left out for the first one. */
  readonly previous?: ArticleNeighbour | null | undefined;
  /** Left out for the last one. */
  readonly next?: ArticleNeighbour | null | undefined;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["articleNav"]> | undefined;
  readonly className?: string | undefined;
}

/** The articles before and after this one. */
export function ArticleNav({ previous, next, labels, className }: ArticleNavProps): ReactElement | null {
  const texts = useTexts("articleNav", labels);
  const sides = [
    { key: "prev", article: previous, label: texts.previous, icon: <ArrowLeftIcon /> },
    { key: "next", article: next, label: texts.next, icon: <ArrowRightIcon /> },
  ];
  if (sides.every(({ article }) => article == null)) return null;
  return (
    <nav className={cx("el-article-nav", className)} aria-label={texts.label}>
      {sides.map(
        ({ key, article, label, icon }) =>
          article != null && (
            <Link
              key={key}
              look="bare"
              rel={key}
              className={`el-article-nav__link el-article-nav__link--${key}`}
              href={article.href}
              onClick={article.onClick}
            >
              <span className="el-article-nav__label">
                {icon}
                {label}
              </span>
              <span className="el-article-nav__title">{article.title}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
