import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { en as compositions } from "../.storybook/compositions/en.ts";
import { en as motion } from "../.storybook/motion/en.ts";
import { EVIDENCE } from "../src/internal/stories/content/evidence.ts";

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: "docs" | "story";
}

/** Written by `pnpm build:storybook`. */
const INDEX = new URL("../storybook-static/index.json", import.meta.url);

it.each([
  ["Pages/Compositions 组合", Object.keys(compositions.notes)],
  ["Foundations/Motion 动效", Object.keys(motion.notes)],
  ["Content/Evidence 佐证", Object.keys(EVIDENCE)],
])("%s is a page of the built Storybook, with a story for all that it tells of", async (title, names) => {
  const { entries } = JSON.parse(await readFile(INDEX, "utf8")) as { entries: Record<string, Entry> };
  const own = Object.values(entries).filter((entry) => entry.title === title);
  expect(own.filter(({ type }) => type === "docs").map(({ id }) => id.split("--")[1])).toEqual(["docs"]);
  expect(names.filter((name) => !own.some(({ id }) => id.endsWith(`--${name}`)))).toEqual([]);
});
