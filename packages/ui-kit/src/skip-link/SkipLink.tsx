import type { ReactElement, ReactNode } from "react";

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  /** Id of the page's main element, without `#`. @default "main" */
  readonly target?: string | undefined;
  readonly children: ReactNode;
}

/** First link of a page: shows itself on focus and leads past the header. */
export function SkipLink({ target = "main", children }: SkipLinkProps): ReactElement {
  return (
    <a className="el-skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
