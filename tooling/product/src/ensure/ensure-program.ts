import { join } from "node:path";
import { thisMachine } from "./machine.ts";

const FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * Finds a program, or installs Debian's package of it as root.
 *
 * @throws naming what to install where neither is possible.
 */
export async function ensureProgram(name: string, debianPackage: string): Promise<string> {
  const machine = thisMachine(console.info);
  const find = (): string | undefined =>
    FOLDERS.map((folder) => join(folder, name)).find((file) => machine.has(file));
  const found = find() ?? ((await machine.installDebian(debianPackage)) ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(`${name} is needed for this test: install ${debianPackage}.`);
}
