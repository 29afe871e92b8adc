import { existsSync } from "node:fs";
import { access, constants, glob } from "node:fs/promises";
import { run } from "../process/run.ts";
import { isRoot, namedChromium, stageEnv } from "./env.ts";

/** Where Debian's packages put what the tests need. */
const CHROMIUM = "/usr/bin/chromium";
const CJK_FONTS = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc";
const INITDB = "/usr/lib/postgresql/*/bin/initdb";

/** Something the tests need that is not there and cannot be installed by this user. */
export class MissingToolError extends Error {
  override readonly name = "MissingToolError";
}

/**
 * Installs what the tests need beyond the workspace: a Chromium, fonts with Chinese and Japanese letters, and a
 * PostgreSQL server.
 *
 * @returns Debian packages that were installed.
 * @throws {@link MissingToolError} that names them when this user may not install them.
 */
export async function ensureTools(root: string): Promise<readonly string[]> {
  const missing: string[] = [];
  if (!existsSync(namedChromium() ?? CHROMIUM)) missing.push("chromium");
  if (!existsSync(CJK_FONTS)) missing.push("fonts-noto-cjk");
  if (!(await hasPostgres())) missing.push("postgresql");
  if (missing.length === 0) return missing;
  if (!isRoot() || !existsSync("/usr/bin/apt-get")) {
    throw new MissingToolError(
      `The tests need ${missing.join(", ")}: install ${missing.length === 1 ? "it" : "them"} with the package manager of ` +
        "this machine (CHROMIUM_PATH names a Chromium elsewhere), then run the tests again.",
    );
  }
  const env = { ...stageEnv(), DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...missing],
  ]) {
    const { code, output } = await run("apt-get", args, { cwd: root, env });
    if (code !== 0) throw new MissingToolError(`apt-get ${args.join(" ")} failed:\n${output}`);
  }
  return missing;
}

async function hasPostgres(): Promise<boolean> {
  for await (const file of glob(INITDB)) {
    if (
      await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  return false;
}
