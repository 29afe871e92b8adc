import type { ReactElement, ReactNode } from "react";

/** Props of {@link Footer}. */
export interface FooterProps {
  /** Blocks, top to bottom. */
  readonly children: ReactNode;
}

/** The dark end of every page; holds the blocks below. */
export function Footer({ children }: FooterProps): ReactElement {
  return <footer className="el-footer el-ground el-ground--ink el-gutter">{children}</footer>;
}
