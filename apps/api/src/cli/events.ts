import { parseArgs } from "node:util";
import { executeCommand } from "../control/executeCommand.ts";
import { readSettings } from "../env.ts";
import { tellError } from "../http/log.ts";
import { plainJson } from "../text/plainText.ts";
import { shanghaiDay } from "@wesdom/facts";
import { addDays } from "../tracking/days.ts";
import { eventText } from "../tracking/eventText.ts";
import { parsePeriod } from "./parsePeriod.ts";

/** Days that are told when no period is asked for, today among them. */
const USUAL_DAYS = 28;

const USAGE = `Usage: pnpm events [--from 2026-11-01] [--to 2026-11-30] [--json]

Tells visits, visitors, pages, clicks and durations of a period (days in Shanghai, both included; without one, of the
last ${USUAL_DAYS} days) as a chart and tables, or as JSON. Under Global Privacy Control, or where a browser stores
nothing, each document is a new visitor.`;

try {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      to: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(USAGE);
  } else {
    const today = shanghaiDay(Date.now());
    // Clocks that run ahead would put days to come at the end.
    const to = values.to ?? today;
    const from = values.from ?? (values.to === undefined ? addDays(today, 1 - USUAL_DAYS) : undefined);
    const report = await executeCommand(readSettings(), { name: "events", ...parsePeriod(from, to) });
    process.stdout.write(values.json ? `${plainJson(report)}\n` : eventText(report));
  }
} catch (error) {
  console.error(`${tellError(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
