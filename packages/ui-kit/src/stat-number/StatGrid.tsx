import type { ReactElement, ReactNode } from "react";

/** Props of {@link StatGrid}. */
export interface StatGridProps {
  /** `StatNumber`s. */
  readonly children: ReactNode;
  /** Has the first figure over the whole width, as the largest thing on the screen. @default false */
  readonly lead?: boolean | undefined;
}

/** Figures in two columns, each under its own rule. */
export function StatGrid({ children, lead = false }: StatGridProps): ReactElement {
  return <div className={lead ? "el-stat-grid is-led" : "el-stat-grid"}>{children}</div>;
}
