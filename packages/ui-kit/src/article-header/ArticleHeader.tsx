import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { Lines } from "../internal/Lines.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** Props of {@link ArticleHeader}. */
export interface ArticleHeaderProps {
  /** `\n` breaks the line. */
  readonly title: string;
  /** Above the title: a category, a series. */
  readonly eyebrow?: ReactNode;
  /** A sentence or two below the title. */
  readonly lead?: string | undefined;
  readonly author?: { readonly name: string; readonly portrait?: PictureProps | undefined } | undefined;
  /** Date of publication: machine form, and as it is read. */
  readonly date?: { readonly iso: string; readonly text: string } | undefined;
  /** Short facts after the date, e.g. the reading time. */
  readonly facts?: readonly string[] | undefined;
  /** Last and quiet, e.g. when it was changed. */
  readonly note?: string | undefined;
  /** Level of the title. @default 1 */
  readonly level?: 1 | 2 | undefined;
  readonly className?: string | undefined;
}

/** Head of an article: title in display type, then who, when, how long. */
export function ArticleHeader(props: ArticleHeaderProps): ReactElement {
  const { title, eyebrow, lead, author, date, facts = [], note, level = 1, className } = props;
  const Heading = `h${level}` as const;
  return (
    <header className={cx("el-article-header", className)}>
      {isDrawn(eyebrow) && <p className="el-article-header__eyebrow">{eyebrow}</p>}
      <Heading className="el-article-header__title">
        <Lines text={title} />
      </Heading>
      {lead !== undefined && <p className="el-article-header__lead">{lead}</p>}
      <div className="el-article-header__meta">
        {author?.portrait !== undefined && (
          <Picture {...author.portrait} ratio={1} className="el-article-header__portrait" />
        )}
        <div>
          {author !== undefined && <p className="el-article-header__author">{author.name}</p>}
          <p className="el-article-header__facts el-facts">
            {date !== undefined && <time dateTime={date.iso}>{date.text}</time>}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {note !== undefined && <span>{note}</span>}
          </p>
        </div>
      </div>
    </header>
  );
}
