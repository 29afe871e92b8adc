export { ConsentBanner } from "./ConsentBanner.tsx";
export type { ConsentBannerProps } from "./ConsentBanner.tsx";
