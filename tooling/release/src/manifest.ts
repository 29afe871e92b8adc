import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing, ReleaseError } from "./release-error.ts";

/** The separately released apps. */
export const APPS = ["cn", "intl"] as const;

/** One of {@link APPS}. */
export type AppName = (typeof APPS)[number];

/** Size and sum of one file. */
export interface ReleaseFile {
  /** 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
}

/** Content of `release.json`, which lies at the top of a built site. */
export interface ReleaseManifest {
  readonly app: AppName;
  readonly buildId: string;
  readonly version: string;
  /** Milliseconds since the epoch. */
  readonly builtAt: number;
  /** Sum of everything the build was made from, as turbo counts it; absent where it was built without turbo. */
  readonly sources?: string;
  /** Every file below `client/` and `server/`, by its path with `/` between the parts. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Version of each package of the workspace that is in the build, by its name. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** File that holds the manifest. */
export const MANIFEST_FILE = "release.json";

/** Folders a release consists of. */
export const RELEASE_FOLDERS: readonly string[] = ["client", "server"];

const BUILD_ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;
const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Reads and checks the manifest of a built site or of a published release.
 *
 * @param folder - Folder that holds `release.json`.
 * @throws {@link ReleaseError} `no-release` without the file, `bad-manifest` when it is not of its shape.
 */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  const file = join(folder, MANIFEST_FILE);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    if (!isMissing(cause)) throw cause;
    throw new ReleaseError("no-release", `${folder} holds no ${MANIFEST_FILE}: build the site first.`, {
      cause,
    });
  });
  return parseManifest(text, file);
}

/** The manifest in a text. @param file - Named in errors. */
export function parseManifest(text: string, file: string): ReleaseManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError("bad-manifest", `${file} is not JSON: build the site again.`, { cause });
  }
  const problem = problemOf(value);
  if (problem !== null) throw new ReleaseError("bad-manifest", `${file}: ${problem}. Build the site again.`);
  return value as ReleaseManifest;
}

/** Whether a text names a build; nothing else becomes part of a path. */
export function isBuildId(value: unknown): value is string {
  return typeof value === "string" && BUILD_ID.test(value);
}

/** Whether a text names an app. */
export function isAppName(value: unknown): value is AppName {
  return APPS.some((app) => app === value);
}

function problemOf(value: unknown): string | null {
  if (!isRecord(value)) return "it is not an object";
  if (!isAppName(value["app"])) return `app must be one of ${APPS.join(", ")}`;
  if (!isBuildId(value["buildId"])) return "buildId must be letters, digits and hyphens";
  if (typeof value["version"] !== "string") return "version must be a text";
  if (typeof value["builtAt"] !== "number") return "builtAt must be a number of milliseconds";
  const { files } = value;
  if (!isRecord(files)) return "files must be an object";
  for (const [path, file] of Object.entries(files)) {
    if (!isReleasePath(path))
      return `${JSON.stringify(path)} is no path below ${RELEASE_FOLDERS.join(" or ")}`;
    if (!isRecord(file) || !SHA256.test(String(file["sha256"])) || !Number.isSafeInteger(file["bytes"])) {
      return `${path} lacks its sha256 or its bytes`;
    }
  }
  const { packages = {}, sources = "" } = value;
  if (!isText(sources)) return "sources must be a text";
  if (!isRecord(packages) || !Object.values(packages).every(isText)) return "packages must be texts by name";
  return Object.hasOwn(files, "server/entry.js") ? null : "files lacks server/entry.js";
}

function isReleasePath(path: string): boolean {
  const parts = path.split("/");
  const inside = parts.length > 1 && RELEASE_FOLDERS.includes(parts[0] ?? "");
  return (
    inside && parts.every((part) => part !== "" && part !== "." && part !== ".." && !/[\\\0]/.test(part))
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
