/** What `pnpm exports` knows of each component, by its folder. */
export type Components = Readonly<
  Record<
    string,
    {
      /** What can be drawn. */
      readonly names: readonly string[];
      /** Subpaths of all style sheets it needs, its own last. */
      readonly sheets: readonly string[];
      readonly aliases: readonly string[];
    }
  >
>;

/** Longer lists are chosen from. */
const LINE_LENGTH = 90;

/** How a component is imported, with every style sheet that it needs. */
export function importSource(components: Components, folder: string): string {
  const { names, sheets } = components[folder] ?? { names: [], sheets: [] };
  const list = names.join(", ");
  const what = list.length > LINE_LENGTH ? `\n  ${names.join(",\n  ")},\n` : ` ${list} `;
  return [
    ...["foundation", ...sheets].map((sheet) => `import "@wesdom/ui-kit/${sheet}.css";`),
    `import {${what}} from "@wesdom/ui-kit/${folder}";`,
  ].join("\n");
}
