export { BackToTop } from "./BackToTop.tsx";
export type { BackToTopProps } from "./BackToTop.tsx";
