import { areCurrent } from "./copy-types.ts";
import {
  COPY_FOLDER,
  Include,
  readCopy,
  Text,
  type Copy,
  type CopyFile,
  type CopyGroup,
} from "./read-copy.ts";
import { unusedKeys } from "./unused-keys.ts";

/** What is wrong with the copy of an app, each by file and key: nothing where it can be shown as it is. */
export function copyFaults(root: string): readonly string[] {
  const files = readCopy(root);
  const faults = files.flatMap((file) => file.faults.map((fault) => `${pathOf(file)}: ${fault}`));
  const languages = new Set(files.map(({ language }) => language));
  for (const [first, ...others] of Map.groupBy(files, ({ name }) => name).values()) {
    if (!first) continue;
    for (const language of languages)
      if (![first, ...others].some((file) => file.language === language))
        faults.push(`${pathOf({ ...first, language })} is missing`);
    for (const other of [first, ...others]) {
      faults.push(...missing(first.copy, other.copy, "").map((what) => `${pathOf(other)}: ${what}`));
      faults.push(...missing(other.copy, first.copy, "").map((what) => `${pathOf(first)}: ${what}`));
    }
  }
  const one = files.filter(({ language }) => language === files[0]?.language);
  faults.push(...unusedKeys(root, one).map(({ file, key }) => `${pathOf(file)}: ${key} is unused`));
  if (faults.length === 0 && !areCurrent(root))
    faults.push("src/copy.gen.d.ts is not that of these files: run `wesdom-site copy` in the app");
  return [...new Set(faults)];
}

const pathOf = ({ name, language }: CopyFile): string => `${COPY_FOLDER}/${name}.${language}.yml`;

/** What one says and the other does not; lists are as long as their language has it. */
function missing(one: Copy | undefined, other: Copy | undefined, path: string): readonly string[] {
  if (one === undefined) return [];
  if (other === undefined) return [`${path} is missing`];
  if (kindOf(one) !== kindOf(other)) return [`${path} is ${kindOf(other)} and elsewhere ${kindOf(one)}`];
  if (one instanceof Text && other instanceof Text) {
    const absent = one.places.filter((place) => !other.places.includes(place));
    return absent.map((place) => `${path} lacks {${place}}`);
  }
  if (Array.isArray(one) && Array.isArray(other))
    return other.flatMap((item: Copy, index) =>
      missing(one[0] as Copy | undefined, item, `${path}[${index}]`),
    );
  if (one instanceof Include) return [];
  const dot = path === "" ? "" : `${path}.`;
  return Object.entries(one).flatMap(([key, item]: [string, Copy]) =>
    missing(item, (other as CopyGroup)[key], dot + key),
  );
}

function kindOf(copy: Copy): string {
  if (copy instanceof Text) return "a text";
  if (copy instanceof Include) return `that of ${copy.name}`;
  return Array.isArray(copy) ? "a list" : "a group";
}
