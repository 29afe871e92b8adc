import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { FLOOR } from "./floor.ts";

interface Statement {
  readonly version_added: string | false | null;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
}
interface Compat {
  readonly support: Readonly<Record<string, Statement | readonly Statement[]>>;
}
interface Feature {
  readonly __compat?: Compat;
  readonly [name: string]: Feature | Compat | undefined;
}
type Data = Readonly<Record<"api" | "css" | "javascript", Feature>>;

/** What browsers at the floor lack. */
export interface NewerNames {
  /** Names of the global object, e.g. `navigation`. */
  readonly globals: ReadonlySet<string>;
  /** Properties of named objects, e.g. `Object.groupBy`. */
  readonly statics: ReadonlySet<string>;
  /** Properties that no object at the floor has, e.g. `toSorted`. */
  readonly members: ReadonlySet<string>;
  /** Pseudo-classes and pseudo-elements without colons, e.g. `has`. */
  readonly selectors: ReadonlySet<string>;
  /** At-rules without `@`, e.g. `container`. */
  readonly atRules: ReadonlySet<string>;
  /** Functions of values, e.g. `color-mix`. */
  readonly functions: ReadonlySet<string>;
  /** Properties that a browser at the floor knows with `-webkit-` before them alone, e.g. `text-size-adjust`. */
  readonly prefixed: ReadonlySet<string>;
}

/** Objects whose methods have names that nothing else has; others, such as `use` or `path`, say nothing alone. */
const TELLING_OWNERS: ReadonlySet<string> = new Set([
  "Array",
  "ArrayBuffer",
  "Map",
  "Promise",
  "RegExp",
  "Set",
  "String",
  "TypedArray",
]);

/** Newer members of the document's objects that a page is tempted to use. */
const TELLING_MEMBERS: ReadonlySet<string> = new Set([
  "checkVisibility",
  "getHTML",
  "hidePopover",
  "inert",
  "moveBefore",
  "requestClose",
  "setHTMLUnsafe",
  "showPopover",
  "startViewTransition",
  "togglePopover",
  "userActivation",
]);

let known: NewerNames | undefined;

/** Reads MDN's browser-compat-data once and keeps what is newer than {@link FLOOR}. */
export function newerNames(): NewerNames {
  known ??= collect();
  return known;
}

function collect(): NewerNames {
  const path = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
  const { api, css, javascript } = JSON.parse(readFileSync(path, "utf8")) as Data;
  const builtins = child(javascript, "builtins");
  const globals = new Set<string>();
  const statics = new Set<string>();
  const old = new Set<string>();
  const members = new Set<string>();
  for (const [owner, feature] of [...children(builtins), ...children(api)]) {
    if (isNewer(feature)) globals.add(owner);
    else old.add(owner);
    for (const [key, member] of children(feature)) {
      const isStatic = key.endsWith("_static");
      const name = key.replace(/_(?:static|event)$/, "");
      const newer = isNewer(feature) || isNewer(member);
      // What hangs on the window object is a name of its own.
      if (newer && owner === "Window") globals.add(name);
      else if (isStatic && newer) statics.add(`${owner}.${name}`);
      if (isStatic) continue;
      if (!newer) old.add(name);
      else if (TELLING_OWNERS.has(owner) || TELLING_MEMBERS.has(name)) members.add(name);
    }
  }
  const named = (path_: readonly string[]): ReadonlySet<string> =>
    new Set(
      children(path_.reduce(child, css))
        .filter(([, feature]) => isNewer(feature))
        .map(([name]) => name),
    );
  return {
    globals: without(globals, old),
    statics,
    members: without(members, old),
    selectors: named(["selectors"]),
    atRules: named(["at-rules"]),
    functions: new Set([...named(["types"]), ...named(["types", "color"])]),
    prefixed: new Set(
      children(child(css, "properties"))
        .filter(([, feature]) => needsPrefix(feature))
        .map(([name]) => name),
    ),
  };
}

function without(names: ReadonlySet<string>, old: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...names].filter((name) => !old.has(name)));
}

function child(feature: Feature, name: string): Feature {
  const found = feature[name];
  if (found === undefined) throw new Error(`browser-compat-data has no “${name}” any more.`);
  return found as Feature;
}

function children(feature: Feature): readonly (readonly [string, Feature])[] {
  return Object.entries(feature).filter(([name]) => name !== "__compat") as [string, Feature][];
}

/** Whether a browser at the floor lacks it; what no browser is known for counts as present. */
function isNewer(feature: Feature): boolean {
  const support = feature.__compat?.support;
  if (support === undefined) return false;
  return Object.entries(FLOOR).some(([browser, floor]) => {
    const statements = [support[browser] ?? []].flat();
    const usable = statements.filter(
      ({ flags, version_added }) => flags === undefined && version_added !== null,
    );
    if (usable.length === 0) return false;
    return !usable.some(
      ({ version_added }) => typeof version_added === "string" && since(version_added) <= floor,
    );
  });
}

/** Whether a browser at the floor takes it with a prefix, and not without. */
function needsPrefix(feature: Feature): boolean {
  return Object.entries(FLOOR).some(([browser, floor]) => {
    const known = [feature.__compat?.support[browser] ?? []]
      .flat()
      .filter(({ flags, version_added }) => !flags && version_added && since(version_added) <= floor);
    return known.length > 0 && known.every(({ prefix }) => prefix === "-webkit-");
  });
}

function since(version: string): number {
  return version === "preview" ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace("≤", ""));
}
