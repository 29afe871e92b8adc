import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCopy, Text, wholeCopy, type Copy } from "./read-copy.ts";

/** Declarations of an app's copy, written from it. */
const TYPES_FILE = "src/copy.gen.d.ts";

const HEAD = `// Written from the files in copy/ by \`pnpm dev\` and \`wesdom-site copy\`.
declare module "virtual:copy" {
  /** A text with places to fill. */
  export type Message<Places extends string> = (
    values: { readonly [Place in Places]: Place extends "count" ? number : string | number },
  ) => string;

  /** What components of the kit say on a page. */
  export type Kit = Partial<import("@wesdom/ui-kit/locale").KitLocale>;

  /** What each file holds, by its path without language. */
  export interface Copy {
`;

/** The declarations of an app's copy: keys and places to fill of the first language stand for those of all. */
export function copyTypes(root: string): string {
  const files = readCopy(root);
  const types = new Map<string, string>();
  for (const file of files) if (!types.has(file.name)) types.set(file.name, typeOf(wholeCopy(root, file)));
  const members = [...types].map(([name, type]) => `    readonly "${name}": ${type};\n`);
  const modules = files.map(
    ({ name, language }) =>
      `declare module "#copy/${name}.${language}.yml" { export const copy: import("virtual:copy").Copy["${name}"]; export const kit: import("virtual:copy").Kit; }\n`,
  );
  return `${HEAD}${members.join("")}  }\n}\n\n${modules.join("")}`;
}

function typeOf(copy: Copy): string {
  if (copy instanceof Text) {
    const places = copy.places.map((place) => `"${place}"`);
    return places.length > 0 ? `Message<${places.join(" | ")}>` : "string";
  }
  if (Array.isArray(copy)) return `readonly ${typeOf((copy[0] ?? {}) as Copy)}[]`;
  const members = Object.entries(copy).map(([key, item]) => `readonly "${key}": ${typeOf(item)}`);
  return `{ ${members.join("; ")} }`;
}

/** Writes the declarations of an app's copy where they are other than before. @returns whether they were. */
export function writeCopyTypes(root: string): boolean {
  if (areCurrent(root)) return false;
  writeFileSync(join(root, TYPES_FILE), copyTypes(root));
  return true;
}

/** Whether the declarations are those of the copy. */
export function areCurrent(root: string): boolean {
  const file = join(root, TYPES_FILE);
  return existsSync(file) && readFileSync(file, "utf8") === copyTypes(root);
}
