import "./styles.css";
import { afterPaint, startSite } from "@wesdom/site-runtime/client";
import { applyTextScale } from "@wesdom/ui-kit/text-scale";
import { TRACKING_PLAN } from "./pages.ts";

afterPaint(() => applyTextScale(document));
void startSite({
  trackingPlan: TRACKING_PLAN,
  loadRoutes: async () => (await import("./routes.tsx")).createRoutes(),
  ...(import.meta.env.DEV && {
    inspectTracking: async () => (await import("./inspectTracking.ts")).inspectTracking(),
  }),
});
