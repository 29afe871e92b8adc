import { existsSync, readFileSync } from "node:fs";
import { format } from "oxfmt";
import type { ComponentGuide } from "../src/internal/stories/componentGuide.ts";
import { componentFolders } from "./components.ts";
import { cssVariablesSource } from "./cssVariables.ts";
import { emitDeclarations } from "./declarations.ts";
import { indexSource, packageExports, stylesSource } from "./packageExports.ts";
import {
  apiSnapshot,
  componentsReference,
  componentsTable,
  propsTable,
  type Guides,
} from "./referenceFiles.ts";

const PRINT_WIDTH = 110;
const MANIFEST = "package.json";

export const PACKAGE: URL = new URL("../", import.meta.url);

function manifestSource(): string {
  const manifest = JSON.parse(readFileSync(new URL(MANIFEST, PACKAGE), "utf8")) as Record<string, unknown>;
  manifest["exports"] = packageExports(true);
  manifest["publishConfig"] = { access: "public", exports: packageExports(false) };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function formatted(file: string, source: string): Promise<string> {
  const { code, errors } = await format(file, source, { printWidth: PRINT_WIDTH, sortPackageJson: false });
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}

type Files = ReadonlyMap<string, string>;

async function formattedAll(sources: Readonly<Record<string, string>>): Promise<Files> {
  const files = Object.entries(sources).map(
    async ([file, source]) => [file, await formatted(file, source)] as const,
  );
  return new Map(await Promise.all(files));
}

/** What follows from the list of component folders and their style sheets: content by file of the package. */
export async function generatedSources(): Promise<Files> {
  return formattedAll({
    [MANIFEST]: manifestSource(),
    "src/index.ts": indexSource(),
    "src/styles.css": stylesSource(),
    "src/css-variables/cssVariables.ts": cssVariablesSource(),
  });
}

/** Guides of all components that have one. */
async function readGuides(): Promise<Guides> {
  const guides = componentFolders()
    .map(({ name }) => ({ name, url: new URL(`src/${name}/guide.ts`, PACKAGE) }))
    .filter(({ url }) => existsSync(url))
    .map(async ({ name, url }) => {
      const { guide } = (await import(/* @vite-ignore */ url.href)) as { readonly guide: ComponentGuide };
      return [name, guide] as const;
    });
  return new Map(await Promise.all(guides));
}

/** What follows from all sources, the generated ones too. */
export async function generatedReference(): Promise<Files> {
  const declarations = emitDeclarations();
  const guides = await readGuides();
  const documents = await formattedAll({
    "COMPONENTS.md": componentsReference(declarations, guides),
    "API.md": apiSnapshot(declarations),
  });
  return new Map([
    ...documents,
    [".storybook/generated/props.json", propsTable(declarations)],
    [".storybook/generated/components.json", componentsTable(declarations, guides)],
  ]);
}
