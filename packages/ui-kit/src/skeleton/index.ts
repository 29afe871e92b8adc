export { CaseCardSkeleton } from "./CaseCardSkeleton.tsx";
export { Loading } from "./Loading.tsx";
export type { LoadingProps } from "./Loading.tsx";
export { NewsItemSkeleton } from "./NewsItemSkeleton.tsx";
export { Skeleton } from "./Skeleton.tsx";
export type { SkeletonProps } from "./Skeleton.tsx";
