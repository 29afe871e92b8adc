import "./styles.css";
import { afterPaint, inspectTracking, startSite } from "@wesdom/site-runtime/client";
import { followTextScale } from "@wesdom/ui-kit/text-scale";
import { loadCopy } from "./language/loadCopy.ts";
import { siteLanguageOf } from "./language/site-language.ts";

afterPaint(() => followTextScale(document));
void startSite({
  async loadRoutes(pathname) {
    const language = siteLanguageOf(pathname);
    const [{ createLanguageRoutes }, frame] = await Promise.all([
      import("./routes.tsx"),
      loadCopy("frame", language),
    ]);
    return createLanguageRoutes({ language, ...frame });
  },
  loadAttention: () => import("./layout/attention.ts"),
  ...(import.meta.env.DEV && { inspectTracking }),
});
