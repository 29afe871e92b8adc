import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withPromises, type LanguageKey } from "@wesdom/facts";
import { parseDocument } from "yaml";

/** One text; one that counts has a form for each plural of its language. */
export class Text {
  /** By plural category; a text that does not count has `other` alone. */
  readonly forms: Readonly<Record<string, string>>;

  constructor(forms: Readonly<Record<string, string>>) {
    this.forms = forms;
  }

  /** Whether its form depends on `{count}`. */
  get counts(): boolean {
    return Object.keys(this.forms).length > 1;
  }

  /** What it is filled with, in the order of the alphabet. */
  get places(): readonly string[] {
    const named = Object.values(this.forms).flatMap((form) => [...form.matchAll(PLACE)]);
    const names = named.map(([, name = ""]) => name);
    return [...new Set(this.counts ? [...names, "count"] : names)].toSorted();
  }
}

/** Stands for what another file holds. */
export class Include {
  /** Of the other file: its path below `copy/` without language. */
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Texts by key. */
export interface CopyGroup {
  readonly [key: string]: Copy;
}

/** What a copy file holds. */
export type Copy = Text | Include | readonly Copy[] | CopyGroup;

/** One file below `copy/`. */
export interface CopyFile {
  /** Path below `copy/` without language, e.g. `about`. */
  readonly name: string;
  readonly language: string;
  readonly copy: CopyGroup;
  /** What cannot be read as texts. */
  readonly faults: readonly string[];
}

/** Folder of the copy below an app. */
export const COPY_FOLDER = "copy";

/** A place to be filled. */
export const PLACE = /\{([a-z]\w*)\}/g;

const FILE = /^(.+)\.([a-z]{2})\.yml$/;
const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** All copy of an app, by name and then language. */
export function readCopy(root: string): readonly CopyFile[] {
  const paths = globSync("**/*.??.yml", { cwd: join(root, COPY_FOLDER) }).toSorted();
  return paths.map((path) => readCopyFile(root, path));
}

/**
 * One file of the copy of an app.
 *
 * @param path - Below `copy/`.
 */
export function readCopyFile(root: string, path: string): CopyFile {
  const [, name = "", language = ""] = FILE.exec(path) ?? [];
  const document = parseDocument(readFileSync(join(root, COPY_FOLDER, path), "utf8"), {
    customTags: [{ tag: "!include", resolve: (other: string) => new Include(other) }],
  });
  const faults = document.errors.map(({ message }) => message.split("\n")[0] ?? "");
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const read = (value: unknown, path: string): Copy => {
    if (value instanceof Include) {
      if (!existsSync(fileOf(root, value, language)))
        faults.push(`${path} includes ${value.name}, which is not there`);
      return value;
    }
    if (Array.isArray(value)) return value.map((item, index) => read(item, `${path}[${index}]`));
    if (typeof value !== "object" || value === null) return readText({ other: value }, path);
    const keys = Object.keys(value);
    if (keys.includes("other") && keys.every((key) => PLURALS.includes(key))) {
      if (keys.length === plurals.length && plurals.every((key) => keys.includes(key)))
        return readText(value, path);
      faults.push(`${path} has the plurals ${keys.join(", ")}, of ${plurals.join(", ")}`);
    }
    const dot = path === "" ? "" : `${path}.`;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item, dot + key)]));
  };
  const readText = (forms: object, path: string): Text => {
    for (const form of Object.values(forms) as unknown[])
      if (typeof form !== "string") faults.push(`${path} is no text: put it in quotes`);
      else if (/[{}]/.test(form.replaceAll(PLACE, "")))
        faults.push(`${path} has a brace that names no place`);
    const told = Object.entries(forms).map(([key, form]) => [
      key,
      withPromises(String(form), language as LanguageKey),
    ]);
    return new Text(Object.fromEntries(told) as Readonly<Record<string, string>>);
  };
  return { name, language, copy: read(document.toJS() ?? {}, "") as CopyGroup, faults };
}

/**
 * The copy of a file with what it includes.
 *
 * @param onInclude - Told the path of each file that is included.
 */
export function wholeCopy(
  root: string,
  { copy, language }: CopyFile,
  onInclude: (path: string) => void = () => undefined,
): CopyGroup {
  const whole = (value: Copy): Copy => {
    if (value instanceof Text) return value;
    if (value instanceof Include) {
      const path = fileOf(root, value, language);
      if (!existsSync(path)) return {};
      onInclude(path);
      return wholeCopy(root, readCopyFile(root, `${value.name}.${language}.yml`), onInclude);
    }
    if (Array.isArray(value)) return value.map(whole);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, whole(item)]));
  };
  return whole(copy) as CopyGroup;
}

function fileOf(root: string, { name }: Include, language: string): string {
  return join(root, COPY_FOLDER, `${name}.${language}.yml`);
}
