import { useRouter } from "@tanstack/react-router";
import { clickAttributes, type ObjectId } from "@wesdom/tracking";
import { VISIT_OBJECTS } from "../start/visit-objects.ts";
import { ownRoute } from "./ownRoute.ts";
import { useSiteEnvironment } from "./site-context.tsx";
import { useShownPath } from "./useShownPath.ts";

/** The object id of the present page, or that of the site's home where the page has none. */
export function usePageObject(): ObjectId {
  const { site } = useSiteEnvironment();
  const router = useRouter();
  const pathname = useShownPath();
  return ownRoute(router, pathname)?.options.staticData?.view?.objectId ?? VISIT_OBJECTS[site].visitors;
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
