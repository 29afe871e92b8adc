import { parseArgs } from "node:util";
import { executeCommand, placeOf } from "../control/executeCommand.ts";
import { readSettings } from "../env.ts";
import { tellError } from "../http/log.ts";
import { LEADS_AT_ONCE, type LeadRecord } from "../leads/lead-record.ts";
import { leadsCsv } from "../leads/leadsCsv.ts";
import { plainJson } from "../text/plainText.ts";
import { parsePeriod } from "./parsePeriod.ts";

const USAGE = `Usage: pnpm leads [--from 2026-11-01] [--to 2026-11-30] [--json]
       pnpm leads [--phone 13800138000] [--email ada@example.com] [--json]
       pnpm leads --delete-phone 13800138000
       pnpm leads --delete-email ada@example.com

Writes the leads of a period (days in Shanghai, both included) as CSV, or as JSON. With
--phone and --email it is those alone that have the one or the other, and without a period all of them.
--delete-phone and --delete-email remove all leads of a phone number or an address for good. Abroad a number is found
however it is spaced, but with the number of its country only if it was sent with it.`;

try {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      to: { type: "string" },
      json: { type: "boolean" },
      phone: { type: "string" },
      email: { type: "string" },
      "delete-phone": { type: "string" },
      "delete-email": { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const { "delete-phone": phone, "delete-email": email } = values;
  if (values.help) {
    console.log(USAGE);
  } else if ((phone ?? email) !== undefined && Object.keys(values).length > 1) {
    throw new Error("--delete-phone and --delete-email stand alone. Nothing was deleted.");
  } else if (phone !== undefined) {
    console.log(await deleteLeads({ phone }));
  } else if (email !== undefined) {
    console.log(await deleteLeads({ email }));
  } else {
    const period = parsePeriod(values.from, values.to);
    const whose = { phone: values.phone, email: values.email };
    const leads: LeadRecord[] = [];
    let read: LeadRecord[];
    do {
      const asked = { name: "leads", ...period, ...whose, after: leads.at(-1) } as const;
      read = await executeCommand(readSettings(), asked);
      leads.push(...read);
    } while (read.length === LEADS_AT_ONCE);
    process.stdout.write(values.json ? `${plainJson(leads)}\n` : leadsCsv(leads));
  }
} catch (error) {
  console.error(`${tellError(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}

async function deleteLeads(whose: { phone: string } | { email: string }): Promise<string> {
  const settings = readSettings();
  const { deleted } = await executeCommand(settings, { name: "leads-delete", ...whose });
  return `Deleted: ${deleted}, in ${placeOf(settings)}.`;
}
