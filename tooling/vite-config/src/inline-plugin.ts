import { build, defaultClientConditions, type Plugin, type Rolldown } from "vite";
import { BROWSER_TARGETS } from "./browser-targets.ts";
import { styleParts } from "./style-parts.ts";

/** A sheet imported with `?inline&parts`, as Vite has made a text of it. */
const PARTS = /\.css\?inline&parts$/;

/**
 * Lets a server build carry what its pages hold inline: `?script` gives a module with all that it imports as the text of
 * one script, `?inline&parts` a style sheet in the pieces of `stylesOfPage`.
 *
 * @param conditions - Export conditions of what a script imports. @default those of a build
 */
export function inlinePlugins(conditions: readonly string[] = []): Plugin[] {
  return [
    {
      name: "wesdom:inline-script",
      enforce: "pre",
      async load(id) {
        const [file = "", query] = id.split("?");
        if (query !== "script") return null;
        this.addWatchFile(file);
        return `export const script = ${JSON.stringify(await scriptOf(file, conditions))};`;
      },
    },
    {
      name: "wesdom:inline-styles",
      enforce: "post",
      transform(code, id) {
        if (!PARTS.test(id)) return null;
        const [, text = '""'] = /export default ("[^]*")/.exec(code) ?? [];
        const parts = styleParts(JSON.parse(text) as string);
        return { code: `export const parts = ${JSON.stringify(parts)};`, map: null };
      },
    },
  ];
}

async function scriptOf(file: string, conditions: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    build: {
      write: false,
      target: BROWSER_TARGETS,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
