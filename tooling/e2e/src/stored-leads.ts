import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { commandEnv } from "./env.ts";
import { ROOT } from "@wesdom/product/root";

const run = promisify(execFile);

/** A lead as the API has stored it, as far as these tests look at it. */
export interface StoredLead {
  readonly reference: string;
  readonly name?: string;
}

/** Asks the running API by the command of its operators. */
export async function storedLeads(dataDir: string): Promise<StoredLead[]> {
  const { stdout } = await run(process.execPath, ["src/cli/leads.ts", "--json"], {
    cwd: join(ROOT, "apps/api"),
    env: commandEnv({ DATA_DIR: dataDir }),
  });
  return JSON.parse(stdout) as StoredLead[];
}
