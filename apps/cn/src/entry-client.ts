import "./styles.css";
import { afterPaint, inspectTracking, startSite } from "@wesdom/site-runtime/client";
import { applyTextScale } from "@wesdom/ui-kit/text-scale";

afterPaint(() => applyTextScale(document));
void startSite({
  loadRoutes: async () => (await import("./routes.tsx")).createRoutes(),
  loadAttention: () => import("./layout/attention.ts"),
  ...(import.meta.env.DEV && { inspectTracking }),
});
