import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "@wesdom/product/root";
import { runStep } from "@wesdom/product/run-step";
import { writeCopyTypes } from "@wesdom/vite-config/copy";
import { insert } from "./insert.ts";
import { namesOf } from "./names.ts";
import { MENU_INSERTIONS, PAGE_INSERTIONS } from "./page-insertions.ts";
import { writeTemplate } from "./write-template.ts";

/** What a generator made, and what is left to do by hand. */
export interface Generated {
  /** Folder below the root. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Files that were there and name it now, below the root. */
  readonly changed: readonly string[];
  readonly next: readonly string[];
}

/** The sites that have pages. */
const SITES = ["cn", "intl"] as const;

const KIT = "packages/ui-kit";

/** The published package that is like any other: a new one is built, checked and tested as it is. */
const MODEL = "validators";
/** What a new package does not need: what the model alone tests with, and what it imports. */
const OF_THE_MODEL = new Set(["fast-check", "dependencies"]);
const ALIKE = ["tsconfig.json", "tsconfig.build.json", "tsup.config.ts", "turbo.json", "vitest.config.ts"];

/** A component of ui-kit, exported, documented, with a budget; its pictures are drawn by {@link drawStories}. */
export async function newComponent(root: string, name: string): Promise<Generated> {
  const kit = join(root, KIT);
  const files = await writeTemplate("component", join(kit, "src", name), namesOf(name));
  const written = await runStep(process.execPath, ["scripts/write-exports.ts"], { cwd: kit });
  await runStep(process.execPath, ["scripts/sizes.ts"], { cwd: kit });
  return {
    folder: `${KIT}/src/${name}`,
    files,
    changed: [...written.trim().split("\n"), "test/size-budgets.json"].map((file) => `${KIT}/${file}`),
    next: [
      "Say what it is for, in its TSDoc and its guide.ts, and what it is called in Chinese, in the title of its stories.",
      `pnpm --filter @wesdom/ui-kit exports, and pnpm --filter @wesdom/ui-kit pictures src/${name}: after each change of it`,
      `pnpm --filter @wesdom/ui-kit test src/${name}`,
      "pnpm changeset",
    ],
  };
}

/** Draws the pictures against which the stories of a component are held. */
export async function drawStories(root: string, name: string): Promise<void> {
  const args = ["run", "--project", "stories", "--update=all", `src/${name}/`];
  await runStep("node_modules/.bin/vitest", args, { cwd: join(root, KIT) });
}

/** A published package that imports no other of ours. */
export async function newPackage(root: string, name: string): Promise<Generated> {
  const folder = `packages/${name}`;
  const to = join(root, folder);
  const own = await writeTemplate("package", to, namesOf(name));
  const read = (file: string): Promise<string> => readFile(join(root, "packages", MODEL, file), "utf8");
  for (const file of ALIKE) await writeFile(join(to, file), await read(file));
  const model = JSON.parse((await read("package.json")).replaceAll(MODEL, name), (key, value: unknown) =>
    OF_THE_MODEL.has(key) ? undefined : value,
  ) as object;
  const manifest = { ...model, version: "0.0.0", description: "Say here in a sentence what it is for." };
  await writeFile(join(to, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return {
    folder,
    files: [...own, ...ALIKE, "package.json"].toSorted(),
    changed: [],
    next: [
      "pnpm install",
      "Say who may import it: tags in its turbo.json, rules in .dependency-cruiser.mjs.",
      `pnpm typecheck && pnpm turbo run build lint:package test --filter=@wesdom/${name}`,
      "pnpm changeset",
    ],
  };
}

/**
 * A page of a site, with its copy in each of the site's languages: reached, listed, reported and swept.
 *
 * @param inMenu - Whether the menu has an entry for it.
 */
export async function newPage(root: string, site: string, name: string, inMenu = false): Promise<Generated> {
  if (!isSite(site)) throw new Error(`There is no site “${site}”: ${SITES.join(" or ")}.`);
  const names = namesOf(name);
  const insertions = [
    ...PAGE_INSERTIONS[site](names, inMenu),
    ...(inMenu ? MENU_INSERTIONS[site](names) : []),
  ];
  const folder = `apps/${site}`;
  const files = await writeTemplate(`page-${site}`, join(root, folder), names);
  await insert(root, insertions);
  const changed = [...new Set(insertions.map(({ file }) => file))];
  const touched = [...changed, ...files.map((file) => `${folder}/${file}`)];
  await runStep(join(ROOT, "node_modules/.bin/oxfmt"), touched, { cwd: root });
  writeCopyTypes(join(root, folder));
  return {
    folder,
    files,
    changed: [...changed, `${folder}/src/copy.gen.d.ts`],
    next: [
      `Write its copy: ${folder}/copy.`,
      "What it shows of the API: `load` and `payload` of its record, as the pages beside it have them.",
      inMenu
        ? `What the menu calls it: ${folder}/copy/frame.*.yml; what ${folder}/test/site.test.ts expects of it.`
        : `In the menu: \`menu\` in its record, and its words in ${folder}/copy/frame.*.yml.`,
      "pnpm dev",
      "pnpm changeset",
    ],
  };
}

function isSite(name: string): name is (typeof SITES)[number] {
  return SITES.some((site) => site === name);
}
