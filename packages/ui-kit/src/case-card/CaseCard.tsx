import type { ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";
import type { Ground } from "../section/Section.tsx";
import { FigureText } from "./FigureText.tsx";

/** Props of {@link CaseCard}. */
export interface CaseCardProps {
  readonly title: string;
  readonly href: string;
  /** The result as a number, e.g. `+312%`. */
  readonly value: string;
  /** What the number counts. */
  readonly label: string;
  /** Cover; its upper third is covered by the number, or its lower one. */
  readonly cover: PictureProps;
  /** Whether the number stands at the foot of the cover. @default false */
  readonly footed?: boolean | undefined;
  /** Surface of the cover: gives number and label their colour. @default "ink" */
  readonly ground?: Ground | undefined;
  /** Short facts, e.g. platform and industry. */
  readonly meta?: readonly string[] | undefined;
  /** Level of the title. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
}

/** Characters that stand in the largest type on one line. */
const SHORT = 6;

/** A client's story as a cover: the number over the art, the title on the card that rises from below. */
export function CaseCard(props: CaseCardProps): ReactElement {
  const { title, href, value, label, cover, ground = "ink", meta = [], level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={cx("el-case-card", `el-ground el-ground--${ground}`, props.footed && "is-footed")}
      data-long={value.length > SHORT || undefined}
    >
      <Picture {...cover} className="el-case-card__cover" />
      <p className="el-case-card__result">
        <span className="el-case-card__value">
          <FigureText value={value} />
        </span>
        <span className="el-case-card__label">{label}</span>
      </p>
      <div className="el-case-card__body el-ground el-ground--card">
        {meta.length > 0 && (
          <p className="el-case-card__meta el-facts">
            {meta.map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
        )}
        <Heading className="el-case-card__title">
          <Link look="bare" className="el-case-card__link" href={href}>
            {title}
          </Link>
        </Heading>
      </div>
    </article>
  );
}
