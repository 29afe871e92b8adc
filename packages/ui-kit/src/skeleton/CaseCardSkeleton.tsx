import type { ReactElement } from "react";
import { Skeleton } from "./Skeleton.tsx";

/** Placeholder of a `CaseCard`. */
export function CaseCardSkeleton(): ReactElement {
  return (
    <span className="el-skeleton-card" aria-hidden>
      <Skeleton shape="block" ratio={335 / 354} />
      <span className="el-skeleton-card__body">
        <Skeleton width="40%" />
        <Skeleton shape="title" lines={1} />
      </span>
    </span>
  );
}
