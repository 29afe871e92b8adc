import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENV } from "@wesdom/product/env";
import { run } from "@wesdom/product/run";
import { expect, it } from "vitest";
import { brokenCommands, commandsOf } from "../src/documents/commands.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Fails where a built package is read, as nothing is built after an installation. */
const UNBUILT = `import { registerHooks } from "node:module";
registerHooks({
  load(url, context, next) {
    if (/\\/packages\\/[^/]+\\/dist\\//.test(url)) throw new Error(url);
    return next(url, context);
  },
});`;

it("commands are found in blocks and in texts", () => {
  const lines = commandsOf(ROOT).map(({ doc, words }) => `${doc}: ${words.join(" ")}`);
  expect(lines).toContain("README.md: npx -y pnpm@12.21.0 start");
  expect(lines).toContain("docs/writing/README.md: pnpm --filter @wesdom/artwork draw");
});

it.each([
  ["pnpm nothing", "nothing"],
  ["npx -y pnpm@1.0.0 start", "package manager"],
  ["pnpm --filter @wesdom/nobody test", "nobody"],
  ["pnpm --filter @wesdom/cn storybook", "storybook"],
  ["pnpm exec nothing", "nothing"],
  ["node tooling/nothing.ts", "nothing.ts"],
  ["cd nowhere", "nowhere"],
  ["cp docs/operations/nothing.conf /etc", "docs/operations/nothing.conf"],
  ["pnpm release nothing", "nothing is unknown"],
  ["pnpm release publish cn --buil", "--buil is unknown"],
])("one that nobody could type is told: %s", (line, reason) => {
  const command = { doc: "README.md", words: line.split(" "), folder: "" };
  expect(brokenCommands(ROOT, [command])).toEqual([expect.stringContaining(reason)]);
});

it.each<readonly [folder: string, name: string]>([
  ...["accounts", "content", "dev", "events", "leads", "new"].map((name) => ["", name] as const),
  ...["accounts", "content", "events", "leads"].map((name) => ["apps/api", name] as const),
  ["apps/intl", join(ROOT, "tooling/vite-config/src/cli.ts")],
])("reads the packages as they are, built or not: %s %s", async (folder, name) => {
  const cwd = join(ROOT, folder);
  const { scripts } = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };
  const env = { ...ENV, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(UNBUILT)}` };
  const { output } = await run("sh", ["-c", `${scripts[name] ?? name} --help`], { cwd, env });
  expect(output).toMatch(/^Usage:/);
});
