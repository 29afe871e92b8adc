import type { ReactElement, ReactNode } from "react";
import { Link } from "../link/Link.tsx";

/** A name or number in a public register. */
export interface Filing {
  readonly text: string;
  /** The register; left out where it has no address. */
  readonly href?: string | undefined;
}

/** Props of {@link FooterLegal}. */
export interface FooterLegalProps {
  /** Copyright line. */
  readonly copyright: string;
  /** Who runs the site by the registers: names and numbers, with where they are registered. @default none */
  readonly filings?: readonly Filing[] | undefined;
  /** Policies, cookie settings, a language switch. */
  readonly children?: ReactNode;
}

/** The last lines of a page. */
export function FooterLegal({ copyright, filings = [], children }: FooterLegalProps): ReactElement {
  return (
    <div className="el-footer-legal">
      {children}
      <p className="el-footer-legal__line">
        <span>{copyright}</span>
        {filings.map(({ text, href }) =>
          href === undefined ? (
            <span key={text}>{text}</span>
          ) : (
            <Link key={text} look="quiet" className="el-footer-legal__filing" href={href} newTab>
              {text}
            </Link>
          ),
        )}
      </p>
    </div>
  );
}
