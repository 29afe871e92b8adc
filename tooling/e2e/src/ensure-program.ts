import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * Finds a program, or installs Debian's package of it as root.
 *
 * @throws naming what to install where neither is possible.
 */
export async function ensureProgram(name: string, debianPackage: string): Promise<string> {
  const find = (): string | undefined => FOLDERS.map((folder) => join(folder, name)).find(existsSync);
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("apt-get", ["update", "-q"]);
    await run("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-q", debianPackage]);
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new Error(`${name} is needed for this test: install ${debianPackage}.`);
}
