import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { listFiles } from "./files.ts";

/** Script into which the bundler writes what the others need of it. */
export const HELPERS = "rolldown-runtime";

/** The script that they move to. */
export const HOST = "react";

/** Precedes the name of a helper in the script that it is moved to. */
const PREFIX = "helper$";

/** Lets the names of scripts depend on what {@link joinHelpers} makes of them: a name stands for one content for good. */
export function namesOfJoined(): Plugin {
  return {
    name: "wesdom:names-of-joined",
    augmentChunkHash: () => readFileSync(import.meta.filename, "utf8"),
    // What needs the helpers alone will import the host, whose name it has to hold before its own is made.
    renderChunk(code, { name, imports }, _options, { chunks }) {
      const [from = "", to = ""] = [HELPERS, HOST].map(
        (sought) => Object.values(chunks).find((chunk) => chunk.name === sought)?.fileName,
      );
      if (name === HOST || !imports.includes(from) || imports.includes(to)) return null;
      return { code: `import"./${basename(to)}";${code}`, map: null };
    },
  };
}

/**
 * Moves the bundler's helpers into another script: alone they cost each page a request for 700 bytes.
 *
 * @param folder - Of all scripts.
 * @param helpers - Path below it of the script with the helpers, which goes.
 * @param host - Path below it of a script that every page loads before any other.
 */
export async function joinHelpers(folder: string, helpers: string, host: string): Promise<void> {
  const [from, to] = [basename(helpers), basename(host)];
  const [, body = "", list = ""] =
    /^(.*)export\{(.*)\};\s*$/s.exec(await readFile(join(folder, helpers), "utf8")) ?? [];
  if (list === "") throw new Error(`${from} is not what the bundler used to write.`);
  const made = namesIn(list);
  const names = made.map(([, name]) => PREFIX + name).join();
  const moved = `var[${names}]=(()=>{${body}return[${made.map(([own]) => own).join()}]})();export{${names}};`;
  const use = new RegExp(String.raw`import\{([^}]*)\}from"\./${from.replaceAll(".", "[.]")}";`);
  await rm(join(folder, helpers));
  for (const file of await listFiles(folder)) {
    if (!file.endsWith(".js")) continue;
    const code = await readFile(file, "utf8");
    const joined = code.replace(use, (_import, used: string) =>
      basename(file) === to
        ? `${moved}var ${namesIn(used)
            .map(([name, own]) => `${own}=${PREFIX}${name}`)
            .join()};`
        : `import{${namesIn(used)
            .map(([name, own]) => `${PREFIX}${name} as ${own}`)
            .join()}}from"./${to}";`,
    );
    // What a script loads besides is a list of files.
    await writeFile(
      file,
      (joined === code ? code : joined.replace(`import"./${to}";`, "")).replaceAll(from, to),
    );
  }
}

/** Pairs of a list such as `a as b,c`. */
function namesIn(list: string): readonly (readonly [string, string])[] {
  return list.split(",").map((entry) => {
    const [name = "", other = name] = entry.split(" as ");
    return [name, other];
  });
}
