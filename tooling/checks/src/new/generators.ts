import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "@wesdom/product/root";
import { run } from "@wesdom/product/run";
import { insert } from "./insert.ts";
import { namesOf } from "./names.ts";
import { PAGE_INSERTIONS } from "./page-insertions.ts";
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

/** Formats what was generated, wherever that lies. */
const FORMATTER = join(ROOT, "node_modules/.bin/oxfmt");

/** The sites that have pages. */
const SITES = ["cn", "intl"] as const;

/** A component of ui-kit, exported and listed. */
export async function newComponent(root: string, name: string): Promise<Generated> {
  const names = namesOf(name);
  const kit = join(root, "packages/ui-kit");
  const files = await writeTemplate("component", join(kit, "src", name), names);
  await appendFile(join(kit, "COMPONENTS.md"), `| \`${name}\` | \`${names.pascal}\` active?, children |\n`);
  const { code, output } = await run(process.execPath, ["scripts/write-exports.ts"], { cwd: kit });
  if (code !== 0) throw new Error(`The exports of ui-kit could not be written:\n${output}`);
  return {
    folder: `packages/ui-kit/src/${name}`,
    files,
    changed: ["packages/ui-kit/COMPONENTS.md", "packages/ui-kit/package.json"],
    next: [
      "Say what it is for: in its TSDoc and in COMPONENTS.md.",
      "pnpm format",
      "pnpm --filter @wesdom/ui-kit test",
      "pnpm changeset",
    ],
  };
}

/** A published package that imports no other of ours. */
export async function newPackage(root: string, name: string): Promise<Generated> {
  const folder = `packages/${name}`;
  const files = await writeTemplate("package", join(root, folder), namesOf(name));
  return {
    folder,
    files,
    changed: [],
    next: [
      "pnpm install",
      "Say who may import it: tags in its turbo.json, rules in .dependency-cruiser.mjs.",
      `pnpm turbo run build lint typecheck test --filter=@wesdom/${name}`,
      "pnpm changeset",
    ],
  };
}

/** A page of a site, with its copy in each of the site's languages: reached, listed, reported and swept. */
export async function newPage(root: string, site: string, name: string): Promise<Generated> {
  if (!isSite(site)) throw new Error(`There is no site “${site}”: ${SITES.join(" or ")}.`);
  const names = namesOf(name);
  const insertions = PAGE_INSERTIONS[site](names);
  const folder = `apps/${site}/src`;
  const files = await writeTemplate(`page-${site}`, join(root, folder), names);
  await insert(root, insertions);
  const changed = [...new Set(insertions.map(({ file }) => file))];
  const touched = [...changed, ...files.map((file) => `${folder}/${file}`)];
  const { code, output } = await run(FORMATTER, touched, { cwd: root });
  if (code !== 0) throw new Error(`The page could not be formatted:\n${output}`);
  return {
    folder,
    files,
    changed,
    next: [
      `Write its copy: ${folder}/messages.`,
      "What it shows of the API: `load` and `payload` of its route, as the pages beside it have them.",
      `In the menu: an entry in ${folder}/layout/menu.ts.`,
      "pnpm dev",
      "pnpm changeset",
    ],
  };
}

function isSite(name: string): name is (typeof SITES)[number] {
  return SITES.some((site) => site === name);
}
