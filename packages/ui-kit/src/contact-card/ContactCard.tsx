import type { ReactElement, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { isDrawn } from "../internal/isDrawn.ts";
import { Picture, type PictureProps } from "../picture/Picture.tsx";
import type { Ground } from "../section/Section.tsx";

/** Props of {@link ContactCard}. */
export interface ContactCardProps {
  /** The person; left out where the page has named one. */
  readonly name?: string | undefined;
  /** What the person does. */
  readonly position?: string | undefined;
  readonly portrait?: PictureProps | undefined;
  /** A code to scan or, inside WeChat, to press long; with its caption. */
  readonly code?: { readonly picture: PictureProps; readonly caption: string } | undefined;
  /** Ways to reach the person: `PhoneAction`, `CopyText`, `Button`s. */
  readonly children?: ReactNode;
  /** Surface. @default "ink" */
  readonly ground?: Ground | undefined;
  /** Level of the name. @default 3 */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

/** The consultant: a face, a name, and every way to get in touch. */
export function ContactCard(props: ContactCardProps): ReactElement {
  const { name, position, portrait, code, children, ground = "ink", level = 3, className } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={cx(`el-contact-card el-ground el-ground--${ground}`, className)}>
      {name !== undefined && (
        <div className="el-contact-card__head">
          {portrait !== undefined && (
            <Picture {...portrait} ratio={1} className="el-contact-card__portrait" />
          )}
          <div className="el-contact-card__who">
            <Heading className="el-contact-card__name">{name}</Heading>
            <p className="el-contact-card__position">{position}</p>
          </div>
        </div>
      )}
      {code !== undefined && (
        <figure className="el-contact-card__code">
          <Picture {...code.picture} fit="contain" />
          <figcaption>{code.caption}</figcaption>
        </figure>
      )}
      {isDrawn(children) && <div className="el-contact-card__ways">{children}</div>}
    </article>
  );
}
