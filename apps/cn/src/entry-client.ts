import "./styles.css";
import { startSite } from "@wesdom/site-runtime/client";
import { applyTextScale } from "@wesdom/ui-kit/text-scale";

applyTextScale(document);
void startSite({ loadRoutes: async () => (await import("./routes.tsx")).createRoutes() });
