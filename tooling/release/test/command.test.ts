import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, chmod, mkdir, readdir, rename, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { readHistory, ReleaseError } from "../src/index.ts";
import { runCommand } from "../src/run-command.ts";
import { buildSite, SOURCES, temporaryFolder, type SiteParts } from "./built-site.ts";

const COMMIT = "1a2b3c4d5".padEnd(40, "0");

async function setUp() {
  const root = await temporaryFolder();
  await mkdir(join(root, ".changeset"));
  const from = await buildSite(join(root, "apps/cn/dist"), "build-one");
  const lines: string[] = [];
  const errors: string[] = [];
  /** The sources as turbo and git would tell of them. */
  const tree = { sum: SOURCES, fails: false, revision: { commit: COMMIT, branch: "main", clean: true } };
  const built = (buildId: string, parts: SiteParts) => buildSite(from, buildId, parts);
  const run = (...args: string[]) =>
    runCommand(args, {
      root,
      releasesDir: join(root, "releases"),
      by: "ada",
      sources: {
        sum: async () => tree.sum,
        revision: async () => tree.revision,
        async build() {
          if (tree.fails) throw new ReleaseError("build-failed", "The build of cn failed:\nno such module");
          await built(`build-of-${tree.sum}`, { sources: tree.sum, builtAt: 1_700_000_001_000 });
        },
      },
      // Its own way has a test as a process.
      judge: async () => undefined,
      out: (line) => lines.push(line),
      err: (line) => errors.push(line),
    });
  return { root, from, lines, errors, tree, built, run };
}

describe("release", () => {
  test("publish takes the app's dist folder, tells its steps and sums up", async () => {
    const { lines, errors, run } = await setUp();
    expect(await run("publish", "cn", "--why", "first")).toBe(0);
    expect(await run("publish", "cn")).toBe(0);
    expect(lines.map((line) => line.split("\n").at(-1))).toEqual([
      "cn 1.2.3 (build build-one) is published. It is the first release.",
      "cn 1.2.3 (build build-one) is current already.",
    ]);
    expect(lines[0]).toMatch(/^app +cn$/m);
    expect(lines[0]).toMatch(/^files +3, 0\.\d kB$/m);
    expect(errors.slice(0, 6)).toEqual([
      "→ checking the build against its sums",
      "→ weighing it",
      "→ rendering its pages",
      "→ copying, and checking the copy",
      "→ switching the pointer",
      "→ done",
    ]);
  });

  test("--json gives one line to read by a script", async () => {
    const { root, lines, run } = await setUp();
    expect(await run("publish", "cn", "--json", "--to", join(root, "elsewhere"))).toBe(0);
    expect(JSON.parse(lines.join())).toMatchObject({ buildId: "build-one", switched: true });
  });

  test("list marks the current release", async () => {
    const { root, lines, run } = await setUp();
    const newer = await buildSite(join(root, "newer"), "build-two", { builtAt: 1_700_000_001_000 });
    await run("publish", "cn", "--from", newer);
    await run("publish", "cn");
    lines.length = 0;
    expect(await run("list", "cn")).toBe(0);
    expect(await run("list", "--json")).toBe(0);
    const [table, json] = lines;
    const rows = table?.split("\n").map((line) => line.split(/ {2,}/));
    expect(rows?.slice(1).map((row) => [row[0], row[2], row[5], row[6]])).toEqual([
      ["", "build-two", "earlier", "ada"],
      ["*", "build-one", "current", "ada"],
    ]);
    expect(JSON.parse(json ?? "").releases).toMatchObject([
      { app: "cn", buildId: "build-two", builtAt: "2023-11-14T22:13:21.000Z", current: false },
      { app: "cn", buildId: "build-one", builtAt: "2023-11-14T22:13:20.000Z", current: true },
    ]);
  });

  test("publish refuses a build of other sources, names the way out, and takes the one that it leads to", async () => {
    const { root, lines, errors, tree, run } = await setUp();
    tree.sum = "another";
    expect(await run("publish", "cn")).toBe(12);
    expect(errors.at(-1)).toBe(
      "release: apps/cn/dist is not of the sources as they are now: `release publish cn --build` builds it first.",
    );
    expect(await run("publish", "cn", "--json")).toBe(12);
    expect(JSON.parse(lines.at(-1) ?? "").error.code).toBe("stale");
    await expect(readdir(join(root, "releases"))).rejects.toMatchObject({ code: "ENOENT" });
    // What the build before has left there is in nobody's way.
    expect(await run("publish", "cn", "--build")).toBe(0);
    expect(errors).toContain("→ building it");
    expect(lines.at(-1)).toContain("(build build-of-another) is published.");
  });

  test("publish refuses a build that does not say what it was made from", async () => {
    const { built, errors, run } = await setUp();
    await built("build-one", { sources: null });
    expect(await run("publish", "cn")).toBe(12);
    expect(errors.at(-1)).toContain("apps/cn/dist does not say what it was built from");
  });

  test("publish --build ends with what a failed build says", async () => {
    const { errors, tree, run } = await setUp();
    tree.fails = true;
    expect(await run("publish", "cn", "--build")).toBe(13);
    expect(errors.at(-1)).toBe("release: The build of cn failed:\nno such module");
  });

  test("list and history tell commit, branch and changes of what was built here, and nothing of another build", async () => {
    const { root, lines, tree, run } = await setUp();
    const elsewhere = await buildSite(join(root, "elsewhere"), "build-two", {
      sources: "another",
      builtAt: 1_700_000_002_000,
    });
    await run("publish", "cn");
    expect(lines[0]).toMatch(/^sources +1a2b3c4d5 main$/m);
    tree.sum = "another";
    tree.revision = { ...tree.revision, clean: false };
    await run("publish", "cn", "--build");
    await appendFile(join(root, ".changeset/warm-sun.md"), '---\n"@wesdom/cn": patch\n---\n\nWarmer.\n');
    expect(await run("publish", "cn", "--from", elsewhere)).toBe(0);
    await run("list", "cn");
    expect(lines.at(-1)?.match(/build-\S+|1a2b.*$/gm)).toEqual([
      "build-two",
      "build-of-another",
      "1a2b3c4d5 main, changed",
      "build-one",
      "1a2b3c4d5 main",
    ]);
    const history = await readHistory(join(root, "releases/cn"));
    expect(history.map(({ revision }) => revision)).toEqual([
      { commit: COMMIT, branch: "main", clean: true },
      { commit: COMMIT, branch: "main", clean: false },
      undefined,
    ]);
    expect(history.at(-1)?.changesets).toEqual([]);
  });

  test.each(["publish", "list", "preview", "promote", "rollback", "verify", "prune"])(
    "%s --help tells its usage and its options",
    async (name) => {
      const { lines, run } = await setUp();
      expect(await run(name, "--help")).toBe(0);
      expect(lines[0]).toMatch(new RegExp(`^Usage: release ${name} `));
      expect(lines[0]).toContain("--json");
    },
  );

  test("--dry-run says what would happen and touches nothing", async () => {
    const { root, lines, run } = await setUp();
    expect(await run("publish", "cn", "--dry-run")).toBe(0);
    expect(lines[0]).toContain("would be published and served. Nothing was done.");
    await expect(readdir(join(root, "releases"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("a day of a release manager: lay down, preview, promote, roll back, prune", async () => {
    const { root, lines, run } = await setUp();
    const two = await buildSite(join(root, "two"), "build-two", { builtAt: 1_700_000_001_000 });
    await run("publish", "cn");
    expect(await run("publish", "cn", "--from", two, "--no-promote", "--by", "grace", "--why", "look")).toBe(
      0,
    );
    expect(lines.at(-1)).toContain("lies there and waits");
    expect(await run("preview", "cn", "build-two", "--origin", "https://www.site.test")).toBe(0);
    expect(lines.at(-1)).toMatch(
      /^https:\/\/www\.site\.test\/m\/_preview#cn\.build-two\.\d+\.[0-9a-f]{64}\n/,
    );
    expect(await run("promote", "cn", "--dry-run")).toBe(0);
    expect(lines.at(-1)).toContain("build build-two) would be served instead of build build-one");
    expect(await run("promote", "cn")).toBe(0);
    expect(lines.at(-1)).toBe("cn 1.2.3 (build build-two) is current. Before it: build build-one.");
    expect(await run("rollback", "cn", "--why", "colours")).toBe(0);
    expect(lines.at(-1)).toBe("cn 1.2.3 (build build-one) is current. Before it: build build-two.");
    expect(await run("verify")).toBe(0);
    // Of the other app nothing was ever published.
    expect(await run("prune", "--keep", "1")).toBe(0);
    expect(lines.at(-1)).toMatch(/^cn: 1 kept, 1 removed \(build-two; /);
    const history = await readHistory(join(root, "releases/cn"));
    expect(history.map(({ action, buildId, served, by, why }) => [action, buildId, served, by, why])).toEqual(
      [
        ["publish", "build-one", "build-one", "ada", ""],
        ["publish", "build-two", "build-one", "grace", "look"],
        // For the reason it was published for.
        ["promote", "build-two", "build-two", "ada", "look"],
        ["rollback", "build-one", "build-one", "ada", "colours"],
        ["prune", "build-one", "build-one", "ada", ""],
      ],
    );
  });

  test("prune tells what it removed of one app before it fails at the other", async () => {
    const { root, errors, run } = await setUp();
    await run("publish", "cn");
    await mkdir(join(root, "releases/intl"));
    await writeFile(join(root, "releases/intl/current.json"), "{");
    expect(await run("prune", "--keep", "1")).toBe(8);
    expect(errors.join("\n")).toMatch(/^cn: 1 kept, 0 removed\.\n.*intl/ms);
  });

  test("verify names what is damaged and fails", async () => {
    const { root, lines, run } = await setUp();
    await run("publish", "cn");
    await appendFile(join(root, "releases/cn/build-one/server/entry.js"), "//");
    expect(await run("verify", "cn")).toBe(5);
    await rename(join(root, "releases/cn/build-one"), join(root, "elsewhere"));
    await symlink(join(root, "elsewhere"), join(root, "releases/cn/build-one"));
    expect(await run("verify", "cn")).toBe(5);
    expect(lines.at(-1)).toContain("damaged: server/entry.js (changed)");
  });

  test.each([
    [[], 2, "no command given"],
    [["publish"], 2, "publish needs one of cn, intl"],
    [["publish", "jp"], 2, "publish needs one of cn, intl"],
    [["publish", "cn", "intl"], 2, "too many words"],
    [["publish", "cn", "--force"], 2, "release: Unknown option '--force'.\n\nUsage:"],
    [["publish", "cn", "--why", "--by"], 2, "release: Option '--why' argument is ambiguous.\n\nUsage:"],
    [["publish", "cn", "--build", "--from", "x"], 2, "--build builds the dist of the app, not --from"],
    [["rollforward"], 2, "rollforward is no command"],
    [["publish", "cn", "--keep", "3"], 2, "publish knows no --keep"],
    [["prune", "cn"], 2, "prune needs --keep with a whole number from 1"],
    [["prune", "cn", "--keep", "0"], 2, "prune needs --keep with a whole number from 1"],
    [["prune", "cn", "--keep", "1"], 3, "No release of cn is served"],
    [["prune", "--keep", "1"], 3, "No release of intl is served"],
    [["diff", "cn"], 2, "diff is no command"],
    [["preview", "cn"], 2, "preview needs a build id"],
    [["preview", "cn", "build-one"], 3, "There is no release build-one of cn"],
    [["preview", "cn", "build-one", "--origin", "ftp://x"], 2, "--origin must be an http(s) address"],
    [["promote", "cn", "../intl/x"], 2, "../intl/x is no build id"],
    [["promote", "cn", "build-one"], 3, "There is no release build-one of cn"],
    [["rollback", "cn"], 10, "No earlier release of cn is kept"],
    [["verify", "cn", "build-one"], 3, "There is no release build-one of cn"],
    [["publish", "intl"], 3, "build the site first"],
  ])("%j ends with exit code %i and a reason", async (args, code, reason) => {
    const { errors, run } = await setUp();
    expect(await run(...args)).toBe(code);
    expect(errors.join()).toContain(reason);
  });

  test("damage has its own exit code, and its files in JSON", async () => {
    const { from, lines, run } = await setUp();
    await appendFile(join(from, "server/entry.js"), "//");
    expect(await run("publish", "cn", "--json")).toBe(5);
    expect(JSON.parse(lines.join()).error).toMatchObject({
      code: "damaged",
      files: ["server/entry.js (changed)"],
    });
  });

  test("the command line works as a process, by the settings of its environment; it renders pages itself, and its group reads what it publishes", async () => {
    const root = await temporaryFolder();
    const cli = join(import.meta.dirname, "../src/cli.ts");
    const publish = async (from: string) => {
      const args = [process.execPath, cli, "publish", "cn", "--from", from, "--json"];
      const child = spawn("sh", ["-c", 'umask 077 && exec "$@"', "sh", ...args], {
        env: { DATA_DIR: join(root, "data"), RELEASE_BY: "grace" },
      });
      const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
      return { code: code as number, report: JSON.parse(output) as unknown };
    };
    const folder = join(root, "data/releases/cn/build-one");
    const one = await buildSite(join(root, "one"), "build-one");
    await chmod(join(one, "server/entry.js"), 0o600);
    expect(await publish(one)).toMatchObject({ code: 0, report: { folder } });
    const published = [
      "",
      "server",
      "server/entry.js",
      "page-dates.json",
      "../current.json",
      "../history.jsonl",
    ];
    const modes = await Promise.all(
      published.map(async (path) => (await stat(join(folder, path))).mode & 0o040),
    );
    expect(modes).toEqual(published.map(() => 0o040));
    // Sound by its sums, and good by its own word.
    const two = await buildSite(join(root, "two"), "build-two", { shown: "" });
    expect(await publish(two)).toMatchObject({
      code: 14,
      report: {
        error: { code: "broken-page", message: `${two} is no release: /m/zh-cn rendered incomplete` },
      },
    });
    expect(await readdir(join(root, "data/releases/cn"))).not.toContain("build-two");
  });
});
