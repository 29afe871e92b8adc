import type { ReactElement, ReactNode } from "react";
import { Link } from "../link/Link.tsx";

/** Props of {@link FooterLegal}. */
export interface FooterLegalProps {
  /** Copyright line. */
  readonly copyright: string;
  /** Filing number and where it is registered; left out where a site has none. */
  readonly filing?: { readonly text: string; readonly href: string } | undefined;
  /** Policies, cookie settings, a language switch. */
  readonly children?: ReactNode;
}

/** The last lines of a page. */
export function FooterLegal({ copyright, filing, children }: FooterLegalProps): ReactElement {
  return (
    <div className="el-footer-legal">
      {children}
      <p className="el-footer-legal__line">
        <span>{copyright}</span>
        {filing !== undefined && (
          <Link look="quiet" className="el-footer-legal__filing" href={filing.href} newTab>
            {filing.text}
          </Link>
        )}
      </p>
    </div>
  );
}
