import type { ReactElement, ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Props of {@link Loading}. */
export interface LoadingProps {
  /** What is announced, e.g. `Loading cases`. */
  readonly label: string;
  /** `Skeleton`s. */
  readonly children: ReactNode;
}

/** A region that is being loaded. */
export function Loading({ label, children }: LoadingProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks
    <div className="el-loading" role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
