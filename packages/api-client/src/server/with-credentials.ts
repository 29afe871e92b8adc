import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * An environment without its empty variables, and with what systemd hands a program as credentials: what is not set is
 * the text of the file of that name in `CREDENTIALS_DIRECTORY`.
 *
 * @throws Where that folder cannot be read.
 */
export function withCredentials(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const folder = set["CREDENTIALS_DIRECTORY"];
  if (folder === undefined) return set;
  const given = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8").trim()]);
  return { ...Object.fromEntries(given), ...set };
}
