import type { AppName } from "@wesdom/release";
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const BUILD_ID = "dev";

/** Paths of a site, as an expression. */
const OWNED: Readonly<Record<AppName, string>> = {
  cn: String.raw`/^\/m(?!\/(?:en-us|jp)(?:\/|$))/`,
  intl: String.raw`/^\/m\/(?:en-us|jp)(?:\/|$)/`,
};

/**
 * Lays down a release that names the pages of a site under development and renders none, so that the host knows what
 * belongs into its sitemaps.
 */
export async function writeDevRelease(
  releasesDir: string,
  app: AppName,
  fixedPages: readonly object[],
): Promise<void> {
  const entry = `export const fixedPages = ${JSON.stringify(fixedPages)};
export const ownsPath = (path) => ${OWNED[app]}.test(path);
export const pageAt = ({ pathname }) => ({ key: pathname, isUnknown: false, reference: null });
export const render = async () => ({ status: 404, html: "", payload: null, cacheable: false, scriptHashes: [] });
export const submit = async () => new Response(null, { status: 404 });
`;
  const folder = join(releasesDir, app, BUILD_ID);
  await mkdir(join(folder, "server"), { recursive: true });
  await writeFile(join(folder, "server/entry.js"), entry);
  const sum = { sha256: createHash("sha256").update(entry).digest("hex"), bytes: Buffer.byteLength(entry) };
  const manifest = { app, buildId: BUILD_ID, version: "0.0.0", builtAt: Date.now() };
  await writeFile(
    join(folder, "release.json"),
    JSON.stringify({ ...manifest, files: { "server/entry.js": sum } }),
  );
  await writeFile(join(releasesDir, app, "current.json"), JSON.stringify({ buildId: BUILD_ID }));
}
