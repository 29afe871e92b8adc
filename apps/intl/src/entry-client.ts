import "./styles.css";
import { startSite } from "@wesdom/site-runtime/client";
import { applyTextScale } from "@wesdom/ui-kit/text-scale";
import { loadMessages } from "./messages/loadMessages.ts";

applyTextScale(document);
void startSite({
  async loadRoutes(pathname) {
    const [{ createLanguageRoutes }, language] = await Promise.all([
      import("./routes.tsx"),
      loadMessages(pathname),
    ]);
    return createLanguageRoutes(language);
  },
});
