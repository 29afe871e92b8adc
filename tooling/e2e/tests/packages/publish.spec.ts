import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitAll, copyRepository, pinnedPnpm } from "@wesdom/product/copy-repository";
import { commandEnv } from "../../src/env.ts";
import { runStep } from "@wesdom/product/run-step";
import { startPackageRegistry } from "../../src/package-registry.ts";
import { expect, test } from "../../src/test.ts";

/** Copying, installing and building the packages on two busy cores. */
const LIMIT_MS = 600_000;

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

async function packagesIn(copy: string, folder = "packages"): Promise<PackageJson[]> {
  const names = await readdir(join(copy, folder));
  return Promise.all(
    names.map(
      async (name) =>
        JSON.parse(await readFile(join(copy, folder, name, "package.json"), "utf8")) as PackageJson,
    ),
  );
}

test("changesets become versions, versions are published, and what was published installs and runs", async () => {
  test.setTimeout(LIMIT_MS);
  const folder = await mkdtemp(join(tmpdir(), "wesdom-publish-"));
  const registry = await startPackageRegistry(join(folder, "registry"));
  try {
    const copy = join(folder, "a copy");
    await copyRepository(copy);
    const who = { GIT_COMMITTER_NAME: "test", GIT_COMMITTER_EMAIL: "test@example.com" };
    const env = commandEnv({ CI: "true", ...who });
    const inCopy = (program: string, ...args: string[]) => runStep(program, args, { cwd: copy, env });
    // By pnpm, which changesets call themselves.
    const pnpm = await pinnedPnpm();
    const execute = (...args: string[]) => inCopy("npx", "--prefer-offline", "-y", pnpm, "exec", ...args);
    const before = new Map((await packagesIn(copy)).map(({ name, version }) => [name, version]));

    await execute("changeset", "version");
    const versioned = await packagesIn(copy);
    const bumped = versioned.filter(({ name, version }) => version !== before.get(name));
    expect(bumped.map(({ name }) => name)).toContain("@wesdom/ui-kit");
    for (const { name } of bumped) {
      const changelog = join(copy, "packages", name.slice("@wesdom/".length), "CHANGELOG.md");
      expect(await readFile(changelog, "utf8")).toMatch(/^## \d+\.\d+\.\d+$/m);
    }
    const left = (await readdir(join(copy, ".changeset"))).filter((name) => name.endsWith(".md"));
    expect(left).toEqual([]);

    await commitAll(copy, "Version");
    await appendFile(join(copy, ".npmrc"), registry.npmrc);
    // Several are packed at once, and one that is built then would build anew what another is packing.
    await execute("turbo", "run", "build", "--filter=./packages/*");
    // Each is built when it is packed, whatever lies in its dist.
    await writeFile(join(copy, "packages/seo/dist/of-an-older-build.js"), "");
    await execute("changeset", "publish");
    // What is released bears a tag, and nothing that only helps to.
    const remote = join(folder, "remote.git");
    await inCopy("git", "init", "-q", "--bare", remote);
    await inCopy("git", "remote", "add", "origin", remote);
    await inCopy("git", "push", "-q", "-u", "--follow-tags", "origin", "main");
    const tags = (await inCopy("git", "--git-dir", remote, "tag")).trim().split("\n");
    const apps = await packagesIn(copy, "apps");
    const released = [...versioned, ...apps].map(({ name, version }) => `${name}@${version}`);
    expect(tags.toSorted()).toEqual(released.toSorted());

    const shop = join(folder, "shop");
    await mkdir(shop);
    const bought = versioned.filter((each) => each.private !== true);
    const dependencies = Object.fromEntries(bought.map(({ name, version }) => [name, version]));
    await writeFile(
      join(shop, "package.json"),
      JSON.stringify({ name: "shop", private: true, type: "module", dependencies }),
    );
    await writeFile(join(shop, ".npmrc"), registry.npmrc);
    // A workspace of its own, and what was published this minute is not too young.
    await writeFile(join(shop, "pnpm-workspace.yaml"), 'minimumReleaseAgeExclude: ["@wesdom/*"]\n');
    await runStep("npx", ["--prefer-offline", "-y", pnpm, "install", "--prefer-offline"], { cwd: shop, env });
    for (const { name, version } of bought) {
      const installed = JSON.parse(
        await readFile(join(shop, "node_modules", name, "package.json"), "utf8"),
      ) as PackageJson;
      expect(installed.version).toBe(version);
      expect(JSON.stringify(installed.dependencies ?? {})).not.toMatch(/workspace:|catalog:/);
    }
    const packed = await readdir(join(shop, "node_modules/@wesdom/seo/dist"));
    expect(packed).toContain("index.js");
    expect(packed).not.toContain("of-an-older-build.js");
    const script =
      'import { buildRobots } from "@wesdom/seo"; console.log(buildRobots({ sitemaps: [], allow: [], disallow: ["/api/"] }));';
    const said = await runStep(process.execPath, ["--input-type=module", "-e", script], { cwd: shop });
    expect(said).toContain("Disallow: /api/");
  } finally {
    await registry.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
