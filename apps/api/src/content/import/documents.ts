import * as v from "valibot";
import { faultOf } from "./content-error.ts";
import type { ContentFiles } from "./files.ts";
import { readYaml } from "./yaml.ts";

/** A Markdown file with checked front matter. */
export interface ContentDocument<Front> {
  /** Path below the content folder, for messages. */
  readonly file: string;
  readonly front: Front;
  readonly body: string;
}

/** Editors put a mark of the encoding before it, and spaces behind its lines. */
const FRONT_MATTER = /^(\s*---[ \t]*\r?\n)([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Reads documents and collects what is wrong with them. */
export interface DocumentReader {
  /** All documents of a folder, e.g. `zh/stories`. */
  readonly folder: <Front extends { readonly code: string }>(
    folder: string,
    schema: v.GenericSchema<unknown, Front>,
  ) => ContentDocument<Front>[];
  /** One document, e.g. `zh/company.md`. */
  readonly one: <Front>(
    file: string,
    schema: v.GenericSchema<unknown, Front>,
  ) => ContentDocument<Front> | undefined;
  /** A file of YAML, e.g. `brands.yaml`, or of JSON. */
  readonly yaml: <Value>(file: string, schema: v.GenericSchema<unknown, Value>) => Value | undefined;
  /** Texts that were not given, for a fault of their front matter; what else is wrong with them is no less so. */
  readonly dropped: readonly Pick<ContentDocument<unknown>, "file" | "body">[];
  /** Tells which files nobody has asked for. */
  readonly end: () => void;
}

/**
 * A reader over files that were read before.
 *
 * @param files - Path → text.
 * @param faults - Each fault is added here, with its file.
 */
export function documentReader(files: ContentFiles, faults: string[]): DocumentReader {
  const checked = <T>(file: string, value: unknown, schema: v.GenericSchema<unknown, T>): T | undefined => {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    for (const issue of result.issues) faults.push(`${file}: ${faultOf(issue, "file")}`);
    return undefined;
  };
  /** @param before - What stands before it in its file. */
  const parsed = (file: string, text: string, before = ""): unknown => {
    const { value, faults: wrong } = readYaml(text);
    const linesBefore = before.split("\n").length - 1;
    for (const { line, message } of wrong) faults.push(`${file}: line ${linesBefore + line}: ${message}`);
    return value;
  };
  const parsedJson = (file: string, text: string): unknown => {
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      return void faults.push(`${file}: ${(error as Error).message.split("\n")[0] ?? "no JSON"}`);
    }
  };
  const unread = new Set(files.keys());
  const dropped: { file: string; body: string }[] = [];
  const one: DocumentReader["one"] = (file, schema) => {
    unread.delete(file);
    const match = FRONT_MATTER.exec(files.get(file) ?? "");
    if (!match) {
      faults.push(
        `${file}: ${files.has(file) ? "has no front matter: write its fields between two lines of ---, at the top" : "missing"}`,
      );
      return undefined;
    }
    const [, head, yaml = "", text = ""] = match;
    const body = text.trim();
    const before = faults.length;
    const value = parsed(file, yaml, head);
    const front = faults.length > before ? undefined : checked(file, value, schema);
    if (front !== undefined) return { file, front, body };
    dropped.push({ file, body });
    return undefined;
  };
  return {
    dropped,
    one,
    folder: (folder, schema) =>
      [...files.keys()]
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".md"))
        .flatMap((file) => one(file, schema) ?? [])
        .filter(({ file, front: { code }, body }) => {
          if (file === `${folder}/${code}.md`) return true;
          dropped.push({ file, body });
          faults.push(
            `${file}: code: is "${code}", and the file is named otherwise: give both the same name, which no other file has`,
          );
          return false;
        }),
    yaml: (file, schema) => {
      unread.delete(file);
      const text = files.get(file);
      if (text === undefined) {
        faults.push(`${file}: missing`);
        return undefined;
      }
      const before = faults.length;
      const value = file.endsWith(".json") ? parsedJson(file, text) : parsed(file, text);
      return faults.length > before ? undefined : checked(file, value, schema);
    },
    end: () => {
      for (const file of unread)
        faults.push(
          `${file}: is not read: its folder, its name or its ending is none of the content, compare those beside it`,
        );
    },
  };
}
