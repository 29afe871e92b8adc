import "@wesdom/ui-kit/styles.css";
import { startSite } from "@wesdom/site-runtime/client";

void startSite({
  loadRouteTree: async () => (await import("./routes.tsx")).createRouteTree,
});
