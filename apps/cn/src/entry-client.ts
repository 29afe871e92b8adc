import "./styles.css";
import { startSite } from "@wesdom/site-runtime/client";

void startSite({ loadRoutes: async () => (await import("./routes.tsx")).createRoutes() });
