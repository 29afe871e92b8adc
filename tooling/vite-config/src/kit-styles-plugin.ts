import type { Plugin } from "vite";
import { usedSheets } from "./kit-parts.ts";

/** The kit's whole style sheet, which a site's style sheet imports. */
const WHOLE = '@import "@wesdom/ui-kit/styles.css";';

/**
 * Puts the sheets of the components that a site uses in the place of the kit's whole sheet, in the order of that one:
 * the style sheet lies in each page, so what no page shows must not travel with all of them.
 *
 * @param root - Root folder of the app.
 */
export function kitStylesPlugin(root: string): Plugin {
  return {
    name: "wesdom:kit-styles",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css(?:\?|$)/.test(id) || !code.includes(WHOLE)) return null;
      const sheets = ["foundation", ...usedSheets(root)];
      return code.replace(WHOLE, sheets.map((name) => `@import "@wesdom/ui-kit/${name}.css";`).join("\n"));
    },
  };
}
