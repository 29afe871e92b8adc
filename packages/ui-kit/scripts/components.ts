import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));

/** Folders of src that hold no component. */
const NOT_COMPONENTS: ReadonlySet<string> = new Set([
  "css-variables",
  "foundation",
  "internal",
  "locale",
  "px-to-rem",
  "text-scale",
  "tokens",
  "z-index",
]);

/** Subpaths of TypeScript alone. */
export const PLAIN_MODULES: readonly string[] = [
  "css-variables",
  "locale",
  "px-to-rem",
  "text-scale",
  "tokens",
  "z-index",
];

/** Languages of the kit's own texts; each is a subpath, so that a page loads one. */
export const LOCALES: readonly string[] = ["en", "ja", "zh"];

/** Style sheets of the foundation, in cascade order. */
export const FOUNDATION_SHEETS: readonly string[] = [
  "foundation/layers.css",
  "foundation/reset.css",
  "tokens/tokens.css",
  "foundation/faces.css",
  "foundation/base.css",
  "foundation/grounds.css",
  "foundation/utilities.css",
  "foundation/print.css",
];

/** Subpath of the foundation's style sheet. */
export const FOUNDATION = "foundation";

/** Subpath of the whole style sheet. */
export const ALL_STYLES = "styles";

/** A component's folder and its style sheets, relative to src. */
export interface ComponentFolder {
  /** Kebab-case name: the subpath. */
  readonly name: string;
  /** e.g. `button/Button.css`, in their order, published as one; none for a component that only composes others. */
  readonly sheets: readonly string[];
}

/** Folders of src that are meant to be components, complete or not. */
export function folderNames(): readonly string[] {
  return readdirSync(SOURCE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_COMPONENTS.has(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/** All component folders, by name. One without an index.ts is not ready to be exported; a test names it. */
export function componentFolders(): readonly ComponentFolder[] {
  return folderNames()
    .filter((name) => existsSync(join(SOURCE, name, "index.ts")))
    .map((name) => {
      const files = readdirSync(join(SOURCE, name)).filter((file) => file.endsWith(".css"));
      return { name, sheets: files.toSorted().map((file) => `${name}/${file}`) };
    });
}
