import { performance } from "node:perf_hooks";
import type { ToolsEnv } from "../env.ts";
import { ensureChromium, ensureChromiumShell } from "./ensure-chromium.ts";
import { ensurePostgres } from "./ensure-postgres.ts";
import { thisMachine } from "./machine.ts";

/**
 * Sees to the programs that no package of the workspace brings: Chromium and PostgreSQL.
 *
 * @returns the environment that tells the tests where they are; a tool that cannot be had is left out, and the
 * tests that need it fail
 */
export async function ensureTools(env: ToolsEnv, print: (text: string) => void): Promise<NodeJS.ProcessEnv> {
  const machine = thisMachine(print);
  const tools: NodeJS.ProcessEnv = {};
  for (const [name, ensure] of [
    ["CHROMIUM_PATH", ensureChromium],
    ["CHROMIUM_SHELL_PATH", ensureChromiumShell],
    ["PG_BIN", ensurePostgres],
  ] as const) {
    const startedAt = performance.now();
    try {
      tools[name] = await ensure(env, machine);
      print(`${name}=${tools[name]} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    } catch (error) {
      print(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return tools;
}
