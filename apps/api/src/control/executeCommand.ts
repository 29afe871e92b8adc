import type { Settings } from "../env.ts";
import type { Command, CommandAnswers } from "./commands.ts";
import { sendCommand } from "./control-socket.ts";

/** Runs a command in the running API, or on the database itself when no API runs. */
export async function executeCommand<C extends Command>(
  settings: Settings,
  command: C,
): Promise<CommandAnswers[C["name"]]> {
  const answered = await sendCommand(settings.dataDirectory, command);
  if (answered !== undefined) return answered;
  // Databases take a second to load, which a command for a running API need not wait for.
  const { executeHere } = await import("./executeHere.ts");
  return executeHere(settings, command);
}

/** What a command works on, told to who gives one that changes it: a checkout has other data than what is deployed. */
export function placeOf({ databaseUrl, dataDirectory }: Settings): string {
  return databaseUrl === "" ? dataDirectory : "PostgreSQL";
}
