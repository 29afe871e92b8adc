import { pxToRem } from "@wesdom/ui-kit/px-to-rem";
import type { Plugin } from "vite";

/** Converts style sheets among the sources from px at 375 to rem; built ones of packages have been converted. */
export function pxToRemPlugin(): Plugin {
  return {
    name: "wesdom:px-to-rem",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(".css") || !file.includes("/src/")) return null;
      return { code: pxToRem(code), map: null };
    },
  };
}
