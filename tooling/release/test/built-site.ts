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

/** Writes a small built site, as `apps/*` leave it in their dist folder. */
export async function buildSite(
  folder: string,
  buildId: string,
  app: AppName = "cn",
  builtAt = 1_700_000_000_000,
): Promise<string> {
  const contents: Record<string, string> = {
    "client/m/zh-cn/index.html": `<!DOCTYPE html><title>${buildId}</title>`,
    "client/m/_cn/builds/latest.json": JSON.stringify({ id: buildId, timestamp: builtAt }),
    "server/entry.js": `export const buildId = ${JSON.stringify(buildId)};`,
  };
  const files: Record<string, { sha256: string; bytes: number }> = {};
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    files[path] = {
      sha256: createHash("sha256").update(text).digest("hex"),
      bytes: Buffer.byteLength(text),
    };
  }
  await writeFile(
    join(folder, "release.json"),
    JSON.stringify({ app, buildId, version: "1.2.3", builtAt, files }),
  );
  return folder;
}
