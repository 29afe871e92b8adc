import { readManifest, type AppName, type ReleaseManifest } from "@wesdom/release";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyRepository, pinnedPnpm } from "./copy-repository.ts";
import { commandEnv } from "./env.ts";
import { REPOSITORY } from "./repository.ts";

/** How long copying, installing and building the next state may take, in milliseconds. */
export const BUILD_LIMIT_MS = 900_000;

/** What the next state adds to the button in the header of each page. */
export const NEXT_TEXT = "Second edition";

/** Attributes that the next state's packages write, of ui-kit on the header and of site-runtime on the root. */
export const NEXT_MARK = "data-edition";

/** Longest output of a build that is kept to explain its end, bytes. */
const OUTPUT_BYTES = 16_000_000;

/** The words of the header's button. */
const BUTTON = /(header: \{[^}]*\b(?:consult|contact): ")/;

/** What the next state changes: copy of both sites in all languages, markup of a component, a line of the runtime. */
const CHANGES: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ["apps/cn/src/messages/zh.ts", BUTTON, `$1${NEXT_TEXT} · `],
  ["apps/intl/src/messages/en.ts", BUTTON, `$1${NEXT_TEXT} · `],
  ["apps/intl/src/messages/ja.ts", BUTTON, `$1${NEXT_TEXT} · `],
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

/** The sites as they are built in the tree that the suite was started from. */
export function builtState(): Promise<SourceState> {
  return stateIn(REPOSITORY);
}

/**
 * Builds both sites from a copy of the sources with {@link CHANGES}; packages that the changes do not reach come from
 * the build cache.
 *
 * @param folder - Where the copy is made.
 * @throws with the build's words when it fails, and where a change finds no place.
 */
export async function buildNextState(folder: string): Promise<SourceState> {
  await copyRepository(folder);
  for (const [file, from, to] of CHANGES) await change(join(folder, file), from, to);
  const filters = ["--filter=@wesdom/cn", "--filter=@wesdom/intl"];
  await promisify(execFile)(
    "npx",
    [
      "--prefer-offline",
      "-y",
      await pinnedPnpm(),
      "turbo",
      "run",
      "build",
      ...filters,
      "--output-logs=errors-only",
    ],
    {
      cwd: folder,
      maxBuffer: OUTPUT_BYTES,
      env: commandEnv({
        TURBO_CACHE_DIR: join(REPOSITORY, ".turbo/cache"),
        TURBO_TELEMETRY_DISABLED: "1",
      }),
    },
  ).catch((error: Error & { readonly stdout?: string }) => {
    throw new Error(`The next state could not be built:\n${error.stdout ?? ""}\n${error.message}`, {
      cause: error,
    });
  });
  return stateIn(folder);
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
