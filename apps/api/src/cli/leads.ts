import { parseArgs } from "node:util";
import { executeCommand } from "../control/executeCommand.ts";
import { readSettings } from "../env.ts";
import { leadsCsv } from "../leads/leadsCsv.ts";
import { plainJson } from "../text/plainText.ts";
import { parsePeriod } from "./parsePeriod.ts";

const USAGE = `Usage: pnpm leads [--from 2026-11-01] [--to 2026-11-30] [--json]
       pnpm leads --delete-phone 13800138000

Writes the leads of a period (days in Shanghai, both included) as CSV, or as JSON.
--delete-phone removes all leads of a phone number for good.`;

try {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      to: { type: "string" },
      json: { type: "boolean" },
      "delete-phone": { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const phone = values["delete-phone"];
  if (values.help) {
    console.log(USAGE);
  } else if (phone !== undefined) {
    const { deleted } = await executeCommand(readSettings(), { name: "leads-delete", phone });
    console.log(`Deleted: ${deleted}.`);
  } else {
    const period = parsePeriod(values.from, values.to);
    const leads = await executeCommand(readSettings(), { name: "leads", ...period });
    process.stdout.write(values.json ? `${plainJson(leads)}\n` : leadsCsv(leads));
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 1;
}
