import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { ViewedPage } from "../pages/createPageViews.ts";
import { trackPageViews } from "./trackPageViews.ts";

/**
 * Reports page views while the calling component is mounted, in a tree below a `RouterProvider`.
 *
 * @param report - Calls the result of `createPageViews` with what is reported of the page, the same at each render; nothing while there is no tracker.
 */
export function usePageViews(report: ((page: ViewedPage) => void) | undefined): void {
  const router = useRouter();
  useEffect(() => (report ? trackPageViews(router, report) : undefined), [router, report]);
}
