import type { Picture } from "@wesdom/api-client";
import { useSiteEnvironment } from "./site-context.tsx";

/** A content picture with an address that the browser can load: the API's base before its own. */
export type MediaResolver = <Content extends Pick<Picture, "src">>(picture: Content) => Content;

/** Resolves the addresses of content pictures against the API's base. */
export function useMedia(): MediaResolver {
  const { apiBase } = useSiteEnvironment().settings;
  return (picture) => ({ ...picture, src: apiBase + picture.src });
}
