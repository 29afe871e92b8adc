import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "@wesdom/product/run";
import { namesOf } from "./names.ts";
import { writeTemplate } from "./write-template.ts";

/** What a generator made, and what is left to do by hand. */
export interface Generated {
  /** Folder below the root. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly next: readonly string[];
}

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
    next: [
      "pnpm install",
      "Say who may import it: tags in its turbo.json, rules in .dependency-cruiser.mjs.",
      `pnpm turbo run build lint typecheck test --filter=@wesdom/${name}`,
      "pnpm changeset",
    ],
  };
}

/** A page of a site, with its copy in each of the site's languages. */
export async function newPage(root: string, site: string, name: string): Promise<Generated> {
  if (!SITES.some((known) => known === site))
    throw new Error(`There is no site “${site}”: ${SITES.join(" or ")}.`);
  const { camel } = namesOf(name);
  const folder = `apps/${site}/src/pages/${name}`;
  const files = await writeTemplate(`page-${site}`, join(root, folder), namesOf(name));
  const path = site === "cn" ? `"/m/zh-cn/${name}"` : `\`\${indexPath}/${name}\``;
  return {
    folder,
    files,
    next: [
      "Name the route in packages/site-runtime/src/routes/route-table.ts, if it is not there.",
      `Add it to apps/${site}/src/routes.tsx: createRoute({ getParentRoute: () => root, path: ${path}, … })` +
        `.lazy(async () => (await import("./pages/${name}/${name}.lazy.tsx")).${camel}Page)`,
      "Name its tests in docs/requirements.md.",
    ],
  };
}
