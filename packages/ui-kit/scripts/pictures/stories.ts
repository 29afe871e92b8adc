import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Stories with this tag are in the picture book; `tags: ["!visual"]` takes one out. */
const PICTURED = "visual";

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  /** e.g. `Basics/Button 按钮`. */
  readonly title: string;
  /** e.g. `Every Ground`. */
  readonly name: string;
  /** Folder of the component, e.g. `button`. */
  readonly folder: string;
  /** Its picture, relative to the pictures, e.g. `button/Button-EveryGround.webp`. */
  readonly file: string;
  readonly pictured: boolean;
}

interface Entry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly exportName: string;
  readonly tags: readonly string[];
}

/** All stories of a built Storybook, in the order of its sidebar. */
export function readStories(folder: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Readonly<Record<string, Entry>>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === "story")
    .map(({ id, title, name, importPath, exportName, tags }) => {
      const component = basename(dirname(importPath));
      const file = `${component}/${basename(importPath, ".stories.tsx")}-${exportName}.webp`;
      return { id, title, name, folder: component, file, pictured: tags.includes(PICTURED) };
    });
}
