import "./styles.css";
import { startSite } from "@wesdom/site-runtime/client";
import { loadMessages } from "./messages/loadMessages.ts";

void startSite({
  async loadRoutes(pathname) {
    const [{ createLanguageRoutes }, language] = await Promise.all([
      import("./routes.tsx"),
      loadMessages(pathname),
    ]);
    return createLanguageRoutes(language);
  },
});
