import type { MouseEventHandler, ReactElement } from "react";
import { ArrowUpRightIcon } from "../icon/icons/ArrowUpRightIcon.tsx";
import { Link } from "../link/Link.tsx";

/** A link of the footer. */
export interface FooterLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Opens a new tab and shows so. @default false */
  readonly newTab?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Props of {@link FooterLinks}. */
export interface FooterLinksProps {
  /** Name of the navigation landmark. */
  readonly label: string;
  /** Shown above the links. */
  readonly title?: string | undefined;
  readonly links: readonly FooterLink[];
}

/** Links of the footer, two columns. */
export function FooterLinks({ label, title, links }: FooterLinksProps): ReactElement {
  return (
    <nav className="el-footer-links" aria-label={label}>
      {title !== undefined && <h2 className="el-footer-links__title">{title}</h2>}
      <ul className="el-footer-links__list">
        {links.map((link) => (
          <li key={link.key}>
            <Link
              look="quiet"
              className="el-footer-links__link"
              href={link.href}
              newTab={link.newTab}
              onClick={link.onClick}
            >
              <span>{link.label}</span>
              {link.newTab && <ArrowUpRightIcon size="1em" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
