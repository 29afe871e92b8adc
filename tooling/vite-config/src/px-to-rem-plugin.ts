import { pxToRem } from "@wesdom/ui-kit/px-to-rem";
import type { Plugin } from "vite";

/** Converts an app's own style sheets from px at 375 to rem; those of packages are converted when they are built. */
export function pxToRemPlugin(root: string, all = false): Plugin {
  return {
    name: "wesdom:px-to-rem",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".css")) return null;
      if (!all && !file.startsWith(root)) return null;
      return { code: pxToRem(code), map: null };
    },
  };
}
