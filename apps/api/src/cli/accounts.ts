import { parseArgs } from "node:util";
import { executeCommand, placeOf } from "../control/executeCommand.ts";
import { readSettings } from "../env.ts";
import { tellError } from "../http/log.ts";

const USAGE = `Usage: pnpm accounts --sign-out 13800138000
       pnpm accounts --sign-out-all
       pnpm accounts --delete 13800138000

Ends the sessions of the account with a phone number, or all sessions, while the API runs or not.
--delete removes the account of a phone number for good.`;

try {
  const { values } = parseArgs({
    options: {
      "sign-out": { type: "string" },
      "sign-out-all": { type: "boolean" },
      delete: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const phone = values["sign-out"];
  const isAll = values["sign-out-all"] === true;
  const closed = values.delete;
  if (values.help) {
    console.log(USAGE);
  } else if ([isAll, phone !== undefined, closed !== undefined].filter(Boolean).length !== 1) {
    throw new Error("Name one phone number, or all.");
  } else if (closed !== undefined) {
    const settings = readSettings();
    const { deleted } = await executeCommand(settings, { name: "account-delete", phone: closed });
    console.log(`Deleted: ${deleted}, in ${placeOf(settings)}.`);
  } else {
    const settings = readSettings();
    const { ended } = await executeCommand(settings, { name: "sign-out", phone });
    console.log(`Ended: ${ended}, in ${placeOf(settings)}.`);
  }
} catch (error) {
  console.error(`${tellError(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
