import { useRouter } from "@tanstack/react-router";
import { clickAttributes, type ObjectId } from "@wesdom/tracking";
import { VISIT_OBJECTS } from "../start/visit-objects.ts";
import { viewOfPage } from "./ownRoute.ts";
import { useSiteEnvironment } from "./site-context.tsx";
import { useShownPath } from "./useShownPath.ts";

/** The object id of the present page, or that of the site's home where the page has none. */
export function usePageObject(): ObjectId {
  const { site } = useSiteEnvironment();
  const router = useRouter();
  const pathname = useShownPath();
  return viewOfPage(router, pathname)?.objectId ?? VISIT_OBJECTS[site].visitors;
}

/**
 * What links of the present page are given for their clicks to be reported.
 *
 * @returns attributes of the link of a key
 */
export function useClickAttributes(): (bizId: string) => ReturnType<typeof clickAttributes> {
  const objectId = usePageObject();
  return (bizId) => clickAttributes({ objectId, bizId });
}
