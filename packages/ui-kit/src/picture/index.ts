export { Picture } from "./Picture.tsx";
export type { PictureProps } from "./Picture.tsx";
