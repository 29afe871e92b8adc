import {
  SCRIPT_HASHES_FILE,
  divideStyles,
  stylesBehindPages,
  stylesText,
  type SiteAssets,
  type SiteName,
  type SiteScripts,
} from "@wesdom/site-runtime";
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { precompress } from "./compress.ts";
import { hashBuild, listFiles, sumFiles, writeDeep } from "./files.ts";
import { renderBuild, writePages } from "./prerender.ts";
import { fixVariables } from "./fixed-variables.ts";
import { HELPERS, HOST, joinHelpers } from "./join-helpers.ts";
import { packagesOf } from "./provenance.ts";
import { REDIRECTS_FILE, redirectsOf } from "./redirects.ts";
import {
  assetRoot,
  BUILD_INFO_FILE,
  clientConfig,
  serverConfig,
  type SiteConfigOptions,
} from "./site-config.ts";
import { styleParts } from "./style-parts.ts";

/** Scripts that bring any page to life. */
const ALWAYS = [HOST, "router", "site"];

/** Scripts of libraries: each keeps its name until one of them changes, so none may import what is written here. */
const LIBRARIES: readonly (string | undefined)[] = [HOST, "router", "sealing"];

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  /** Keys of the chunks that it imports. */
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Length of the hash in a file's name, as the bundler has it. */
const FILE_HASH_LETTERS = 8;

/** Stands for the build id until the pages are rendered, since what they show is part of it. */
const PENDING_BUILD_ID = "pending-build-id";

/** What {@link buildSite} is told. */
export interface SiteBuildOptions extends SiteConfigOptions {
  /** Sum of everything the build is made from, kept in `release.json`; `undefined` where nobody counted it. */
  readonly sources: string | undefined;
}

/** What {@link buildSite} reports. */
export interface SiteBuildReport {
  readonly site: SiteName;
  readonly buildId: string;
  readonly pages: number;
  readonly files: number;
}

/**
 * Builds a site: browser modules, server build, prerendered pages, build files, compressed variants and the manifest
 * of sha256 sums that a release is checked by.
 *
 * @param options - Root folder and name of the app, and what it is built from.
 * @param progress - Told before each step.
 */
export async function buildSite(
  options: SiteBuildOptions,
  progress: (step: string) => void,
): Promise<SiteBuildReport> {
  const { root, site, sources } = options;
  const dist = join(root, "dist");
  const clientDir = join(dist, "client");
  const filesDir = join(clientDir, assetRoot(site));
  await rm(dist, { recursive: true, force: true });

  progress("modules for the browser");
  await build(clientConfig(options));

  progress("server build");
  await build(serverConfig(options));
  const assets = await collectAssets(filesDir, site, await readScripts(dist));

  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const redirects = redirectsOf(await import(pathToFileURL(join(root, REDIRECTS_FILE)).href));
  const writeInfo = (buildId: string): Promise<void> =>
    writeFile(
      join(dist, "server", BUILD_INFO_FILE),
      `export const buildId = ${JSON.stringify(buildId)};\nexport const assets = ${JSON.stringify(assets)};\n`,
    );
  await writeInfo(PENDING_BUILD_ID);

  progress("pages");
  const { server, pages } = await renderBuild(dist);
  const buildId = await hashBuild(dist, { version, redirects, pages });
  const builtAt = Date.now();
  await writeInfo(buildId);
  const prerendered = await writePages(pages, clientDir, (html) =>
    html.replaceAll(PENDING_BUILD_ID, buildId),
  );

  const hashes = Object.fromEntries(pages.map(({ path, page }) => [path, page.scriptHashes]));
  await writeDeep(join(dist, SCRIPT_HASHES_FILE), JSON.stringify(hashes));

  const builds = join(filesDir, "builds");
  await writeDeep(join(builds, "latest.json"), JSON.stringify({ id: buildId, timestamp: builtAt }));
  await writeDeep(
    join(builds, "meta", `${buildId}.json`),
    JSON.stringify({ id: buildId, timestamp: builtAt, redirects, prerendered }),
  );

  progress("compression and sums");
  for (const file of await listFiles(clientDir)) await precompress(file);
  const files = await sumFiles(dist, ["client", "server"]);
  const packages = await packagesOf(root);
  await writeFile(
    join(dist, "release.json"),
    JSON.stringify({ app: site, buildId, version, builtAt, sources, packages, files }, null, 1),
  );
  return { site, buildId, pages: server.fixedPages.length, files: Object.keys(files).length };
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, FILE_HASH_LETTERS);
}

/** All scripts of a build, as one text. */
async function readScripts(dist: string): Promise<string> {
  const scripts = (await listFiles(dist)).filter((file) => file.endsWith(".js"));
  return (await Promise.all(scripts.map((file) => readFile(file, "utf8")))).join("\n");
}

async function collectAssets(filesDir: string, site: SiteName, code: string): Promise<SiteAssets> {
  const manifestFile = join(filesDir, ".vite/manifest.json");
  const chunks = Object.entries(JSON.parse(await readFile(manifestFile, "utf8")) as Manifest);
  const helpers = chunks.find(([, { name }]) => name === HELPERS)?.[1];
  const manifest = Object.fromEntries(chunks.filter(([, chunk]) => chunk !== helpers));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The browser build of ${site} has no entry.`);
  if (entry.imports?.length)
    throw new Error(
      `The entry of ${site} imports ${entry.imports.join()}: a visit would be counted only once that has come.`,
    );
  await rm(join(filesDir, ".vite"), { recursive: true });
  const first = Object.values(manifest).find(({ name }) => name === HOST);
  if (helpers && first) await joinHelpers(filesDir, helpers.file, first.file);
  const [sheet, ...others] = (await listFiles(filesDir)).filter((file) => file.endsWith(".css"));
  if (!sheet || others.length > 0) throw new Error(`The browser build of ${site} has not one style sheet.`);
  const styles = styleParts(fixVariables(await readFile(sheet, "utf8"), code));
  const { low, rest } = divideStyles(styles);
  await rm(sheet);
  const write = async (name: string, css: string): Promise<string> => {
    const file = `assets/${name}-${shortHash(css)}.css`;
    await writeDeep(join(filesDir, file), css);
    return `${assetRoot(site)}/${file}`;
  };
  return {
    styles: rest,
    stylesFile: await write("style", stylesBehindPages(styles)),
    // Few phones are turned: all others have their first picture without these rules.
    lowScreensFile: await write("low", stylesText(low)),
    entry: `${assetRoot(site)}/${entry.file}`,
    scripts: scriptsOf(manifest, entry, `${assetRoot(site)}/`),
  };
}

/** The scripts of a build by name, each with all that it imports, without the entry. */
function scriptsOf(manifest: Manifest, entry: ManifestChunk, root: string): SiteScripts {
  const filesOf = (chunk: ManifestChunk, seen: Set<ManifestChunk> = new Set([entry])): string[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = (chunk.imports ?? []).flatMap((key) => filesOf(manifest[key] ?? entry, seen));
    return [...imported, root + chunk.file];
  };
  const byName: Record<string, readonly string[]> = {};
  for (const chunk of Object.values(manifest)) {
    if (chunk.name === undefined || !chunk.file.endsWith(".js")) continue;
    if (byName[chunk.name]) throw new Error(`Two scripts are called "${chunk.name}".`);
    if (LIBRARIES.includes(chunk.name)) refuseImports(manifest, chunk);
    byName[chunk.name] = filesOf(chunk);
  }
  const always = ALWAYS.flatMap((name) => {
    if (!byName[name]) throw new Error(`The browser build has no script "${name}".`);
    return byName[name];
  });
  return { always: [...new Set(always)], byName };
}

/** @throws where a script of libraries imports another one than those: its name would change with each release. */
function refuseImports(manifest: Manifest, { name, imports = [] }: ManifestChunk): void {
  for (const key of imports) {
    const imported = manifest[key];
    if (imported && !LIBRARIES.includes(imported.name))
      throw new Error(`The script "${name}" imports "${imported.name}", which every release writes anew.`);
  }
}
