export { Picture } from "./Picture.tsx";
export type { PictureProps, PictureSource } from "./Picture.tsx";
