import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { AppName } from "../src/index.ts";

/** A temporary folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wesdom-release-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What a test's site differs in. */
export interface SiteParts {
  readonly app?: AppName;
  /** Milliseconds since the epoch. */
  readonly builtAt?: number;
  readonly version?: string;
  /** `null`: the build does not say what it was made from. */
  readonly sources?: string | null;
  readonly packages?: Readonly<Record<string, string>>;
  /** What its page shows. @default "home" */
  readonly shown?: string;
  /** Files besides those that every site has, by path. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** Sum of the sources that a test's site is built from where it says nothing else. */
export const SOURCES = "0123456789abcdef";

/** Writes a small built site, as `apps/*` leave it in their dist folder. */
export async function buildSite(folder: string, buildId: string, parts: SiteParts = {}): Promise<string> {
  const { app = "cn", builtAt = 1_700_000_000_000, version = "1.2.3" } = parts;
  const { packages = { "@wesdom/ui-kit": "0.3.0" } } = parts;
  const sources = parts.sources === null ? undefined : (parts.sources ?? SOURCES);
  const meta = { id: buildId, timestamp: builtAt, redirects: {}, prerendered: [] };
  const contents: Record<string, string | Buffer> = {
    "client/m/zh-cn/index.html": `<!DOCTYPE html><title>home</title><script>${buildId}</script>`,
    [`client/m/_${app}/builds/meta/${buildId}.json`]: JSON.stringify(meta),
    "server/entry.js": `export const buildId = ${JSON.stringify(buildId)};
export const fixedPages = [{ path: "/m/zh-cn" }];
export const ownsPath = () => true;
export const render = async () => ({ status: 200, html: "<html><main>${parts.shown ?? "home"}</main></html>" });`,
    ...parts.files,
  };
  const files: Record<string, { sha256: string; bytes: number }> = {};
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    files[path] = {
      sha256: createHash("sha256").update(content).digest("hex"),
      bytes: Buffer.byteLength(content),
    };
  }
  await writeFile(
    join(folder, "release.json"),
    JSON.stringify({ app, buildId, version, builtAt, sources, files, packages }),
  );
  return folder;
}
