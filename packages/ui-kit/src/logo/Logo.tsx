import type { ReactElement } from "react";
import { cx } from "../internal/cx.ts";
import { Link } from "../link/Link.tsx";

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Name of the brand beside the mark. */
  readonly name: string;
  /** Where it leads; left out, it is no link. */
  readonly href?: string | undefined;
  /** Name of the link for a screen reader. @default the brand's name */
  readonly linkLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** The ring mark and the brand's name. */
export function Logo({ name, href, linkLabel, className }: LogoProps): ReactElement {
  const content = (
    <>
      <svg
        className="el-logo__mark"
        viewBox="0 0 24 24"
        width="1.2em"
        height="1.2em"
        aria-hidden
        focusable="false"
      >
        <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="5" />
        <circle className="el-logo__dot" cx="12" cy="12" r="3.2" />
      </svg>
      <span className="el-logo__name">{name}</span>
    </>
  );
  const names = cx("el-logo", className);
  if (href === undefined) return <span className={names}>{content}</span>;
  return (
    <Link look="bare" className={names} href={href} aria-label={linkLabel}>
      {content}
    </Link>
  );
}
