import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ToolsEnv } from "../env.ts";
import type { Machine } from "./machine.ts";

/** A headless Chromium that npm can bring where the machine's packages cannot be installed. */
const NPM_CHROMIUM = "@sparticuz/chromium@153.0.0";
const COMMANDS = ["chromium", "chromium-browser", "google-chrome"];

/**
 * Finds Chromium, or installs it.
 *
 * @returns the path of the browser
 * @throws when `CHROMIUM_PATH` leads nowhere, or nothing could be installed
 */
export async function ensureChromium({ chromiumPath, path }: ToolsEnv, machine: Machine): Promise<string> {
  if (chromiumPath !== undefined) {
    if (machine.has(chromiumPath)) return chromiumPath;
    throw new Error(`CHROMIUM_PATH is ${chromiumPath}, where nothing is. Correct it, or leave it out.`);
  }
  const find = (): string | undefined =>
    ["/usr/bin", ...path]
      .flatMap((folder) => COMMANDS.map((name) => join(folder, name)))
      .find((file) => machine.has(file));
  const found = find();
  if (found !== undefined) return found;

  machine.print("No Chromium on this machine: installing it with apt-get …");
  if (await machine.installDebian("chromium", "fonts-noto-cjk")) {
    const installed = find();
    if (installed !== undefined) return installed;
  }
  machine.print(`Not possible here: fetching ${NPM_CHROMIUM} from the npm registry …`);
  return unpack(await machine.installNpm(NPM_CHROMIUM));
}

/** Debian's Chromium without windows: a page costs it a third less than the whole browser. */
const SHELL = "chromium-headless-shell";

/**
 * Finds the Chromium for pages that need no whole browser, or installs it.
 *
 * @returns its path; that of the whole browser where there is none
 */
export async function ensureChromiumShell(env: ToolsEnv, machine: Machine): Promise<string> {
  const shell = join("/usr/bin", SHELL);
  if (env.chromiumPath === undefined && (machine.has(shell) || (await machine.installDebian(SHELL))))
    return shell;
  return ensureChromium(env, machine);
}

async function unpack(nodeModules: string): Promise<string> {
  const entry = createRequire(join(nodeModules, "resolve-from-here.js")).resolve("@sparticuz/chromium");
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath();
}
