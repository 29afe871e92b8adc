import "./styles.css";
import { afterPaint, inspectTracking, startSite } from "@wesdom/site-runtime/client";
import { followTextScale } from "@wesdom/ui-kit/text-scale";

afterPaint(() => followTextScale(document));
void startSite({
  loadRoutes: async () => (await import("./routes.tsx")).createRoutes(),
  loadAttention: () => import("./layout/attention.ts"),
  ...(import.meta.env.DEV && { inspectTracking }),
});
