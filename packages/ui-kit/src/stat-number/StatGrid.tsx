import type { ReactElement, ReactNode } from "react";

/** Props of {@link StatGrid}. */
export interface StatGridProps {
  /** `StatNumber`s. */
  readonly children: ReactNode;
}

/** Figures in two columns, each under its own rule. */
export function StatGrid({ children }: StatGridProps): ReactElement {
  return <div className="el-stat-grid">{children}</div>;
}
