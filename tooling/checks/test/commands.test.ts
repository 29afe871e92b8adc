import { join } from "node:path";
import { expect, it } from "vitest";
import { brokenCommands, commandsOf } from "../src/documents/commands.ts";

const ROOT = join(import.meta.dirname, "../../..");

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
