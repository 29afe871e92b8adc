export { Loading } from "./Loading.tsx";
export type { LoadingProps } from "./Loading.tsx";
export { Skeleton } from "./Skeleton.tsx";
export type { SkeletonProps } from "./Skeleton.tsx";
