import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { runCommand } from "../src/run-command.ts";
import { buildSite, temporaryFolder } from "./built-site.ts";

async function setUp() {
  const root = await temporaryFolder();
  const from = await buildSite(join(root, "apps/cn/dist"), "build-one");
  const lines: string[] = [];
  const errors: string[] = [];
  const run = (...args: string[]) =>
    runCommand(args, {
      root,
      releasesDir: join(root, "releases"),
      by: "ada",
      out: (line) => lines.push(line),
      err: (line) => errors.push(line),
    });
  return { root, from, lines, errors, run };
}

describe("release", () => {
  test("publish takes the app's dist folder and says what it did", async () => {
    const { lines, run } = await setUp();
    expect(await run("publish", "cn", "--why", "first")).toBe(0);
    expect(await run("publish", "cn")).toBe(0);
    expect(lines).toEqual([
      "cn 1.2.3 (build build-one) is published. It is the first release.",
      "cn 1.2.3 (build build-one) is being served already.",
    ]);
  });

  test("--json gives one line to read by a script", async () => {
    const { root, lines, run } = await setUp();
    expect(await run("publish", "cn", "--json", "--to", join(root, "elsewhere"))).toBe(0);
    expect(JSON.parse(lines.join())).toMatchObject({ buildId: "build-one", switched: true });
  });

  test("list marks the release being served", async () => {
    const { root, lines, run } = await setUp();
    const newer = await buildSite(join(root, "newer"), "build-two", "cn", 1_700_000_001_000);
    await run("publish", "cn", "--from", newer);
    await run("publish", "cn");
    lines.length = 0;
    expect(await run("list", "cn")).toBe(0);
    expect(await run("list", "--json")).toBe(0);
    const [table, json] = lines;
    expect(table?.split("\n").map((line) => line.split(/ {2,}/)[2])).toEqual(["build-two", "build-one"]);
    expect(JSON.parse(json ?? "").releases).toEqual([
      {
        app: "cn",
        buildId: "build-two",
        version: "1.2.3",
        builtAt: "2023-11-14T22:13:21.000Z",
        current: false,
      },
      {
        app: "cn",
        buildId: "build-one",
        version: "1.2.3",
        builtAt: "2023-11-14T22:13:20.000Z",
        current: true,
      },
    ]);
  });

  test.each([
    [[], 2, "no command given"],
    [["publish"], 2, "publish needs one of cn, intl"],
    [["publish", "jp"], 2, "publish needs one of cn, intl"],
    [["publish", "cn", "intl"], 2, "too many words"],
    [["publish", "cn", "--force"], 2, "--force"],
    [["rollforward"], 2, "rollforward is no command"],
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

  test("the command line works as a process, by the settings of its environment", async () => {
    const root = await temporaryFolder();
    const from = await buildSite(join(root, "dist"), "build-one");
    const cli = join(import.meta.dirname, "../src/cli.ts");
    const child = spawn(process.execPath, [cli, "publish", "cn", "--from", from, "--json"], {
      env: { DATA_DIR: join(root, "data"), RELEASE_BY: "grace" },
    });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ folder: join(root, "data/releases/cn/build-one") });
  });
});
