import type { ReactElement } from "react";
import { Skeleton } from "./Skeleton.tsx";

/** Placeholder of a `NewsItem`. */
export function NewsItemSkeleton(): ReactElement {
  return (
    <span className="el-skeleton-news" aria-hidden>
      <Skeleton lines={3} />
      <Skeleton shape="block" className="el-skeleton-news__thumb" />
    </span>
  );
}
