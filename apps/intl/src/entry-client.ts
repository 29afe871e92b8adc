import "./styles.css";
import { afterPaint, startSite } from "@wesdom/site-runtime/client";
import { applyTextScale } from "@wesdom/ui-kit/text-scale";
import { loadMessages } from "./messages/loadMessages.ts";
import { TRACKING_PLAN } from "./pages.ts";

afterPaint(() => applyTextScale(document));
void startSite({
  trackingPlan: TRACKING_PLAN,
  async loadRoutes(pathname) {
    const [{ createLanguageRoutes }, language] = await Promise.all([
      import("./routes.tsx"),
      loadMessages(pathname),
    ]);
    return createLanguageRoutes(language);
  },
  ...(import.meta.env.DEV && {
    inspectTracking: async () => (await import("./inspectTracking.ts")).inspectTracking(),
  }),
});
