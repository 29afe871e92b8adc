import { pxToRem } from "./pxToRem.ts";

/** The part of Vite's plugin interface that is used here, so that the package needs no Vite. */
export interface PxToRemPlugin {
  readonly name: string;
  readonly enforce: "pre";
  transform(code: string, id: string): { code: string; map: null } | null;
}

const STYLE_SHEET = /\.css(?:\?|$)/;
const NOT_A_STYLE = /\?(?:.*&)?(?:raw|url)(?:&|$)/;

/**
 * Vite plugin: {@link pxToRem} over every style sheet, CSS modules and the kit's own sources included.
 *
 * @example defineConfig({ plugins: [pxToRemPlugin()] })
 */
export function pxToRemPlugin(): PxToRemPlugin {
  return {
    name: "wesdom:px-to-rem",
    enforce: "pre",
    transform(code, id) {
      return STYLE_SHEET.test(id) && !NOT_A_STYLE.test(id) ? { code: pxToRem(code), map: null } : null;
    },
  };
}
