import type { ReactElement, ReactNode } from "react";
import { isDrawn } from "../internal/isDrawn.ts";
import { Lines } from "../internal/Lines.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

/** Props of {@link FooterContact}. */
export interface FooterContactProps {
  /** The invitation, display type; `\n` breaks the line. */
  readonly title: string;
  /** The telephone number as it is read. */
  readonly phone?: string | undefined;
  /** When the number is answered. */
  readonly hours?: string | undefined;
  /** A code to scan, with its caption. */
  readonly code?: { readonly picture: PictureProps; readonly caption: string } | undefined;
  /** E-mail, buttons: below, over the whole width. */
  readonly children?: ReactNode;
}

const NOT_DIALLED = /[^\d+]/g;

/** The invitation to talk: title, number, hours, code. */
export function FooterContact(props: FooterContactProps): ReactElement {
  const { title, phone, hours, code, children } = props;
  return (
    <div className="el-footer-contact">
      <h2 className="el-footer-contact__title">
        <Lines text={title} />
      </h2>
      {(phone !== undefined || code !== undefined) && (
        <div className="el-footer-contact__row">
          <div className="el-footer-contact__ways">
            {phone !== undefined && (
              <a className="el-footer-contact__phone" href={`tel:${phone.replaceAll(NOT_DIALLED, "")}`}>
                {phone}
              </a>
            )}
            {hours !== undefined && <p className="el-footer-contact__hours">{hours}</p>}
          </div>
          {code !== undefined && (
            <figure className="el-footer-contact__code">
              <Picture {...code.picture} fit="contain" />
              <figcaption>{code.caption}</figcaption>
            </figure>
          )}
        </div>
      )}
      {isDrawn(children) && <div className="el-footer-contact__further">{children}</div>}
    </div>
  );
}
