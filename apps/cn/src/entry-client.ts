import "./styles.css";
import { afterPaint, startSite } from "@wesdom/site-runtime/client";
import { applyTextScale } from "@wesdom/ui-kit/text-scale";

afterPaint(() => applyTextScale(document));
void startSite({
  loadRoutes: async () => (await import("./routes.tsx")).createRoutes(),
  loadAttention: () => import("./layout/attention.ts"),
  ...(import.meta.env.DEV && {
    inspectTracking: async () => (await import("./inspectTracking.ts")).inspectTracking(),
  }),
});
