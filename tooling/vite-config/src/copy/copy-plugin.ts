import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { kitSections } from "../kit-parts.ts";
import { compileCopy } from "./compile-copy.ts";
import { copyFaults } from "./copy-faults.ts";
import { COPY_FOLDER, readCopyFile, wholeCopy } from "./read-copy.ts";

/**
 * Makes a module of each file of copy: `copy` holds its texts, and `kit` those of the kit's components on its page. What
 * cannot be read as texts is an error of its file, and a build fails over all that is wrong with the copy; its scripts go
 * without what search engines are told. Elsewhere each page has all that the kit says.
 *
 * @param root - Root folder of the app.
 */
export function copyPlugin(root: string): Plugin {
  const folder = join(root, COPY_FOLDER);
  let builds = false;
  return {
    name: "wesdom:copy",
    configResolved({ command }) {
      builds = command === "build";
    },
    buildStart() {
      const faults = builds ? copyFaults(root) : [];
      if (faults.length > 0) this.error(`The copy cannot be shown:\n  ${faults.join("\n  ")}`);
    },
    load: {
      filter: { id: /\.yml$/ },
      async handler(id) {
        if (!id.startsWith(folder)) return null;
        const file = readCopyFile(root, relative(folder, id));
        const [fault] = file.faults;
        // The first alone: what follows a broken line is read wrongly, too.
        if (fault !== undefined) this.error(`${relative(root, id)}: ${fault}`);
        const copy = wholeCopy(root, file, (path) => this.addWatchFile(path));
        const toRead = builds && this.environment.config.consumer === "client";
        const code = `export const copy = ${compileCopy(copy, file.language, "", toRead)};\n`;
        return { code: code + (await kitCode(root, file.name, file.language, builds)), moduleType: "js" };
      },
    },
  };
}

async function kitCode(root: string, name: string, language: string, builds: boolean): Promise<string> {
  if (!builds) return `export { ${language} as kit } from "@wesdom/ui-kit/locale/${language}";\n`;
  const locale = `@wesdom/ui-kit/locale/${language}`;
  const locales = (await import(locale)) as Record<string, Record<string, unknown>>;
  const sections = kitSections(root, name.split("/")[0] ?? "");
  const texts = sections.map((section) => [section, locales[language]?.[section]]);
  return `export const kit = ${JSON.stringify(Object.fromEntries(texts))};\n`;
}
