import type { MouseEventHandler, ReactElement } from "react";
import { ArrowUpRightIcon } from "../icon/icons/ArrowUpRightIcon.tsx";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";
import type { Ground } from "../section/Section.tsx";

/** Props of {@link ServiceCard}. */
export interface ServiceCardProps {
  readonly title: string;
  readonly tagline?: string | undefined;
  /** What is done, a line each. */
  readonly points?: readonly string[] | undefined;
  /** A figure that speaks for it. */
  readonly figure?: { readonly value: string; readonly label: string } | undefined;
  /** Art in the upper right corner; it runs over the edge. */
  readonly art?: PictureProps | undefined;
  /** Surface. @default "card" */
  readonly ground?: Ground | undefined;
  /** Where it leads; left out, the card is no link. */
  readonly href?: string | undefined;
  /** Level of the title. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly className?: string | undefined;
}

/** A service with what it consists of. The whole card is the link. */
export function ServiceCard(props: ServiceCardProps): ReactElement {
  const {
    title,
    tagline,
    points = [],
    figure,
    art,
    ground = "card",
    href,
    level = 3,
    onClick,
    className,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={cx(`el-service-card el-ground el-ground--${ground}`, className)}>
      {art !== undefined && <Picture {...art} className="el-service-card__art" />}
      {figure !== undefined && (
        <p className="el-service-card__figure">
          <b className="el-service-card__value">{figure.value}</b>
          <span>{figure.label}</span>
        </p>
      )}
      <Heading className="el-service-card__title">
        {href === undefined ? (
          title
        ) : (
          <Link look="bare" className="el-service-card__link" href={href} onClick={onClick}>
            {title}
          </Link>
        )}
      </Heading>
      {tagline !== undefined && <p className="el-service-card__tagline">{tagline}</p>}
      {points.length > 0 && (
        <ul className="el-service-card__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {href !== undefined && <ArrowUpRightIcon className="el-service-card__arrow" />}
    </article>
  );
}
