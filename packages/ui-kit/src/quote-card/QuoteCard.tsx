import type { ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { Picture, type PictureProps } from "../picture/Picture.tsx";
import type { Ground } from "../section/Section.tsx";

/** Props of {@link QuoteCard}. */
export interface QuoteCardProps {
  /** What was said, without quotation marks: the mark is drawn. */
  readonly text: string;
  /** Who said it. */
  readonly name: string;
  /** What the speaker does, and where. */
  readonly position?: string | undefined;
  readonly portrait?: PictureProps | undefined;
  /** Surface. @default "card" */
  readonly ground?: Ground | undefined;
  /** Language of the quote, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/** What a client said, in large type. */
export function QuoteCard(props: QuoteCardProps): ReactElement {
  const { text, name, position, portrait, ground = "card", lang, className } = props;
  return (
    <figure className={cx(`el-quote-card el-ground el-ground--${ground}`, className)}>
      <svg className="el-quote-card__mark" viewBox="0 0 64 40" aria-hidden focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="7">
          <path d="M3.5 36a24 24 0 0 1 24-24" />
          <path d="M36.5 36a24 24 0 0 1 24-24" />
        </g>
        <circle cx="9" cy="32" r="8" fill="currentColor" />
        <circle cx="42" cy="32" r="8" fill="currentColor" />
      </svg>
      <blockquote className="el-quote-card__text" lang={lang}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="el-quote-card__speaker">
        {portrait !== undefined && <Picture {...portrait} ratio={1} className="el-quote-card__portrait" />}
        <span>
          <b className="el-quote-card__name">{name}</b>
          {position !== undefined && <span className="el-quote-card__position">{position}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
