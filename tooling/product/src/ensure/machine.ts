import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../run.ts";
import { ROOT } from "../root.ts";

/** What {@link ensureChromium} and {@link ensurePostgres} may ask of the machine. */
export interface Machine {
  /** Whether a file is there. */
  has(path: string): boolean;
  /** Installs Debian packages. @returns whether it worked; false on another system or without root */
  installDebian(...packages: string[]): Promise<boolean>;
  /** Installs an npm package, `name@version`, into the tools folder. @returns the folder of its node_modules */
  installNpm(spec: string): Promise<string>;
  print(text: string): void;
}

/** Where tools that the machine lacks are kept; not committed. */
export const TOOLS_FOLDER: string = join(ROOT, ".cache/tools");

/** This machine. */
export function thisMachine(print: (text: string) => void): Machine {
  const succeeded = async (command: string, ...args: string[]): Promise<boolean> => {
    const { code, output } = await run(command, args, { cwd: ROOT });
    if (code !== 0) print(`${command} ${args.join(" ")} failed:\n${output}`);
    return code === 0;
  };
  return {
    has: existsSync,
    print,
    async installDebian(...packages) {
      if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
      return (
        (await succeeded("apt-get", "update", "-q")) &&
        (await succeeded(
          "env",
          "DEBIAN_FRONTEND=noninteractive",
          "apt-get",
          "install",
          "-y",
          "-q",
          ...packages,
        ))
      );
    },
    async installNpm(spec) {
      await mkdir(TOOLS_FOLDER, { recursive: true });
      const args = ["install", "--prefix", TOOLS_FOLDER, "--no-audit", "--no-fund", "--no-save", spec];
      if (!(await succeeded("npm", ...args))) throw new Error(`npm could not install ${spec}: see above.`);
      return join(TOOLS_FOLDER, "node_modules");
    },
  };
}
