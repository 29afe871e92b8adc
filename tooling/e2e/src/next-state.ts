import { readManifest, type AppName, type ReleaseManifest } from "@wesdom/release";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { commitAll, pinnedPnpm } from "@wesdom/product/copy-repository";
import { commandEnv } from "./env.ts";
import { ROOT } from "@wesdom/product/root";
import { runStep } from "@wesdom/product/run-step";

/** How long copying and installing the sources, or building a state of them, may take, in milliseconds. */
export const BUILD_LIMIT_MS = 900_000;

/** What the next state adds to the button in the header of each page. */
export const NEXT_TEXT = "Second edition";

/** Attributes that the next state's packages write, of ui-kit on the header and of site-runtime on the root. */
export const NEXT_MARK = "data-edition";

/** The words of the header's button. */
const BUTTON = /(^header:\n(?:  .*\n)*?  (?:consult|contact): )/m;

/** Last part of the addresses of a page that the next state has in each language, as the generator makes it. */
export const NEXT_PAGE = "press-room";

/** What the next state changes: copy of both sites in all languages, markup of a component, a line of the runtime. */
const CHANGES: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ["apps/cn/copy/frame.zh.yml", BUTTON, `$1${NEXT_TEXT} · `],
  ["apps/intl/copy/frame.en.yml", BUTTON, `$1${NEXT_TEXT} · `],
  ["apps/intl/copy/frame.ja.yml", BUTTON, `$1${NEXT_TEXT} · `],
  ["packages/ui-kit/src/nav-bar/NavBar.tsx", /<header /, `<header ${NEXT_MARK}="second" `],
  [
    "packages/site-runtime/src/react/SiteDocument.tsx",
    /<html lang=\{lang\}/,
    `<html lang={lang} ${NEXT_MARK}="second"`,
  ],
];

/** A built site, ready to be published. */
export interface BuiltSite {
  readonly app: AppName;
  /** Folder with `release.json`. */
  readonly folder: string;
  readonly buildId: string;
  readonly manifest: ReleaseManifest;
}

/** Both sites of one state of the sources. */
export type SourceState = Readonly<Record<AppName, BuiltSite>>;

/** Builds both sites as their sources stand in a copy, and keeps them out of the way of the next build of it. */
export async function buildFirstState(copy: string, folder: string): Promise<SourceState> {
  await build(copy);
  for (const app of ["cn", "intl"])
    await cp(join(copy, "apps", app, "dist"), join(folder, "apps", app, "dist"), { recursive: true });
  return stateIn(folder);
}

/**
 * Builds both sites from a copy of the sources after {@link CHANGES} and with {@link NEXT_PAGE}, and commits these there.
 *
 * @throws where a change finds no place.
 */
export async function buildNextState(copy: string): Promise<SourceState> {
  for (const [file, from, to] of CHANGES) await change(join(copy, file), from, to);
  for (const site of ["cn", "intl"]) await pnpmIn(copy, "new", "page", site, NEXT_PAGE);
  await commitAll(copy, "Next state");
  await build(copy);
  return stateIn(copy);
}

/** Runs pnpm in a copy; what a build has in common with an earlier one comes from the build cache. */
export async function pnpmIn(copy: string, ...words: readonly string[]): Promise<string> {
  return runStep("npx", ["--prefer-offline", "-y", await pinnedPnpm(), ...words], {
    cwd: copy,
    env: commandEnv({ TURBO_CACHE_DIR: join(ROOT, ".turbo/cache"), TURBO_TELEMETRY_DISABLED: "1" }),
    limitMs: BUILD_LIMIT_MS,
  });
}

/** Builds both sites of a copy. */
async function build(copy: string): Promise<void> {
  // What comes from the cache is laid over what is there.
  for (const app of ["cn", "intl"])
    await rm(join(copy, "apps", app, "dist"), { recursive: true, force: true });
  const sites = ["--filter=@wesdom/cn", "--filter=@wesdom/intl"];
  await pnpmIn(copy, "turbo", "run", "build", ...sites, "--output-logs=errors-only");
}

async function stateIn(root: string): Promise<SourceState> {
  const [cn, intl] = await Promise.all([siteIn(root, "cn"), siteIn(root, "intl")]);
  return { cn, intl };
}

async function siteIn(root: string, app: AppName): Promise<BuiltSite> {
  const folder = join(root, "apps", app, "dist");
  const manifest = await readManifest(folder);
  return { app, folder, buildId: manifest.buildId, manifest };
}

async function change(file: string, from: RegExp, to: string): Promise<void> {
  const before = await readFile(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from.source}.`);
  await writeFile(file, after);
}
