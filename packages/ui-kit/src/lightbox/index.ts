export { Lightbox } from "./Lightbox.tsx";
export type { LightboxItem, LightboxProps } from "./Lightbox.tsx";
export { MOST_ZOOM, TAP_ZOOM } from "./zoom.ts";
