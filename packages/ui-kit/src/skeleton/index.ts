export { Loading, type LoadingProps } from "./Loading.tsx";
export { Skeleton, type SkeletonProps } from "./Skeleton.tsx";
