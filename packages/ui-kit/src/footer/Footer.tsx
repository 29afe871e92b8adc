import type { ReactElement, ReactNode } from "react";

/** Props of {@link Footer}. */
export interface FooterProps {
  /** Name of the landmark, where a page has more than one footer. */
  readonly label?: string | undefined;
  /** Blocks, top to bottom. */
  readonly children: ReactNode;
}

/** The dark end of every page; holds the blocks below. */
export function Footer({ label, children }: FooterProps): ReactElement {
  return (
    <footer className="el-footer el-ground el-ground--ink el-gutter" aria-label={label}>
      {children}
    </footer>
  );
}
