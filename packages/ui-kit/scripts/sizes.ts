import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { componentFolders } from "./components.ts";
import { measure, type Size } from "./measureSizes.ts";

/**
 * Sizes of all components beside their budgets. Components without a budget get one, those that are gone lose theirs;
 * `--update` sets all anew.
 */
const FILE = new URL("../test/size-budgets.json", import.meta.url);

/** Budgets leave a tenth of room and are whole hundreds. */
const ROOM = 1.1;
const STEP_BYTES = 100;

interface Budgets {
  readonly note: string;
  readonly components: Readonly<Record<string, Size>>;
}

const { values } = parseArgs({ options: { update: { type: "boolean" } } });
const budgets = JSON.parse(readFileSync(FILE, "utf8")) as Budgets;
const roomFor = (bytes: number): number => Math.ceil((bytes * ROOM) / STEP_BYTES) * STEP_BYTES;
const components: Record<string, Size> = {};
for (const { name } of componentFolders()) {
  const size = await measure([name]);
  const kept = values.update === true ? undefined : budgets.components[name];
  const budget = kept ?? { js: roomFor(size.js), css: roomFor(size.css) };
  components[name] = budget;
  process.stdout.write(
    `${name.padEnd(24)} js ${String(size.js).padStart(5)} of ${budget.js}, css ${String(size.css).padStart(5)} of ${budget.css}\n`,
  );
}
writeFileSync(FILE, `${JSON.stringify({ ...budgets, components }, null, 2)}\n`);
