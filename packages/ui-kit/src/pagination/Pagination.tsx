import type { ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ArrowLeftIcon } from "../icon/icons/ArrowLeftIcon.tsx";
import { ArrowRightIcon } from "../icon/icons/ArrowRightIcon.tsx";
import { cx } from "../internal/cx.ts";
import { fillText } from "../internal/fillText.ts";
import { Link } from "../link/Link.tsx";
import type { KitTexts } from "../locale/kitLocale.ts";
import { pageSlots } from "./pageSlots.ts";

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages; with one there is nothing to show. */
  readonly total: number;
  /** Address of a page. */
  readonly hrefOf: (page: number) => string;
  /** @default those of the provider's locale */
  readonly labels?: Partial<KitTexts["pagination"]> | undefined;
  readonly className?: string | undefined;
}

/**
 * Pages of a list by their addresses: previous, next and numbers are links, with `rel` for readers and crawlers. At
 * most five numbers, so that one line of a phone holds them.
 */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { page, total, hrefOf, labels, className } = props;
  const texts = useTexts("pagination", labels);
  if (total <= 1) return null;
  const link = (target: number) => ({ look: "bare" as const, href: hrefOf(target) });
  return (
    <nav className={cx("el-pagination", className)} aria-label={texts.label}>
      {page > 1 ? (
        <Link {...link(page - 1)} className="el-pagination__arrow" rel="prev" aria-label={texts.previous}>
          <ArrowLeftIcon />
        </Link>
      ) : (
        <span className="el-pagination__arrow is-off" aria-hidden>
          <ArrowLeftIcon />
        </span>
      )}
      <ol className="el-pagination__pages">
        {pageSlots(page, total).map((slot, at) =>
          slot === null ? (
            <li className="el-pagination__gap" key={`gap-${at}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={slot}>
              <Link
                {...link(slot)}
                className="el-pagination__page"
                aria-label={fillText(texts.page, { n: slot })}
                aria-current={slot === page ? "page" : undefined}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < total ? (
        <Link {...link(page + 1)} className="el-pagination__arrow" rel="next" aria-label={texts.next}>
          <ArrowRightIcon />
        </Link>
      ) : (
        <span className="el-pagination__arrow is-off" aria-hidden>
          <ArrowRightIcon />
        </span>
      )}
    </nav>
  );
}
