import {
  ALL_STYLES,
  componentFolders,
  FOUNDATION,
  FOUNDATION_SHEETS,
  LOCALES,
  PLAIN_MODULES,
} from "./components.ts";

type Exports = Record<string, string | Record<string, string>>;

function script(file: string, withSource: boolean): Record<string, string> {
  return {
    ...(withSource ? { "@wesdom/source": `./src/${file}.ts` } : {}),
    types: `./dist/${file}.d.ts`,
    default: `./dist/${file}.js`,
  };
}

/**
 * The `exports` of package.json: the whole, then each component beside its style sheet.
 *
 * @param withSource - With the condition under which siblings in the workspace read the TypeScript sources.
 */
export function packageExports(withSource: boolean): Exports {
  const names = [...componentFolders().map((folder) => folder.name), ...PLAIN_MODULES].toSorted();
  const sheets = componentFolders().filter((folder) => folder.sheets.length > 0);
  return {
    ".": script("index", withSource),
    [`./${FOUNDATION}.css`]: `./dist/${FOUNDATION}.css`,
    [`./${ALL_STYLES}.css`]: `./dist/${ALL_STYLES}.css`,
    ...Object.fromEntries(names.map((name) => [`./${name}`, script(`${name}/index`, withSource)])),
    ...Object.fromEntries(LOCALES.map((name) => [`./locale/${name}`, script(`locale/${name}`, withSource)])),
    ...Object.fromEntries(sheets.map(({ name }) => [`./${name}.css`, `./dist/${name}.css`])),
    "./tokens.json": "./dist/tokens.json",
    "./package.json": "./package.json",
  };
}

/** The source of src/index.ts: everything under one name, for tools and for who bundles with tree shaking. */
export function indexSource(): string {
  const lines = componentFolders().map((folder) => `export * from "./${folder.name}/index.ts";`);
  const shared = ["css-variables", "locale", "text-scale", "z-index"].map(
    (name) => `export * from "./${name}/index.ts";`,
  );
  return `${[...lines, ...shared].join("\n")}\n`;
}

/** The source of src/styles.css: what the whole style sheet is made of, for who reads the sources. */
export function stylesSource(): string {
  const sheets = [...FOUNDATION_SHEETS, ...componentFolders().flatMap((folder) => folder.sheets)];
  return sheets.map((sheet) => `@import "./${sheet}";\n`).join("");
}
