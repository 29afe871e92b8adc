import type { CSSProperties, ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { Link } from "../link/Link.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** Props of {@link NewsItem}. */
export interface NewsItemProps {
  /** Plain text, or a `Highlight` in a list of results. */
  readonly title: ReactNode;
  readonly href: string;
  /** Short facts, e.g. category and reading time. */
  readonly meta?: readonly string[] | undefined;
  /** Date of publication: machine form, and as it is read. */
  readonly date?: { readonly iso: string; readonly text: string } | undefined;
  /** A sentence or two, shown whole. */
  readonly summary?: ReactNode;
  readonly thumb?: PictureProps | undefined;
  /** A number that its summary tells, as large as the screen allows, on a ground of its own: no `thumb` beside it. */
  readonly figure?: ReactNode;
  /** A ruler above the figure: where it stands on it, from 0 to 1, and what the ruler ends at. @default none */
  readonly scale?: { readonly value: number; readonly end: string } | undefined;
  /** Ground of the figure. @default "violet" */
  readonly ground?: "violet" | "mint" | undefined;
  /** The first of a list: its picture above it, from edge to edge, and larger type. @default false */
  readonly lead?: boolean | undefined;
  /** Its picture above it, from edge to edge: a change of pace in a long list. @default false */
  readonly wide?: boolean | undefined;
  /** Level of the title. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** A line of the magazine list. */
export function NewsItem(props: NewsItemProps): ReactElement {
  const { title, href, meta = [], date, summary, thumb, figure, lead = false, wide = false } = props;
  const { level = 3, scale, ground = "violet" } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={cx(
        "el-news-item",
        lead && "is-lead",
        wide && !lead && "is-wide",
        isDrawn(figure) && `is-figure el-ground el-ground--${ground}`,
      )}
    >
      {/* First, so that the text finds its width. */}
      {thumb !== undefined && <Picture {...thumb} className="el-news-item__thumb" />}
      {isDrawn(figure) && (
        <span className="el-news-item__figure" aria-hidden>
          {scale && (
            <span className="el-news-item__scale" style={{ "--at": scale.value } as CSSProperties}>
              <span>0</span>
              <span>{scale.end}</span>
            </span>
          )}
          {figure}
        </span>
      )}
      <div className="el-news-item__text">
        <Heading className="el-news-item__title">
          <Link look="bare" className="el-link--cover el-news-item__link" href={href}>
            {title}
          </Link>
        </Heading>
        {isDrawn(summary) && <p className="el-news-item__summary">{summary}</p>}
        {(meta.length > 0 || date !== undefined) && (
          <p className="el-news-item__meta el-facts">
            {meta.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {date !== undefined && <time dateTime={date.iso}>{date.text}</time>}
          </p>
        )}
      </div>
    </article>
  );
}
