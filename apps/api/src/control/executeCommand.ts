import { importContent } from "../content/importContent.ts";
import { openEmbedded } from "../database/openEmbedded.ts";
import { openPostgres } from "../database/openPostgres.ts";
import type { Settings } from "../env.ts";
import { runCommand, type Command, type CommandAnswers } from "./commands.ts";
import { sendCommand } from "./controlSocket.ts";

/** Runs a command in the running API, or on the database itself when no API runs. */
export async function executeCommand<C extends Command>(
  settings: Settings,
  command: C,
): Promise<CommandAnswers[C["name"]]> {
  const answered = await sendCommand(settings.dataDirectory, command);
  if (answered !== undefined) return answered;
  const { longDb, close } =
    settings.databaseUrl === ""
      ? await openEmbedded(settings.dataDirectory)
      : await openPostgres(settings.databaseUrl);
  try {
    return await runCommand(
      {
        db: longDb,
        importContent: () =>
          importContent(longDb, {
            directory: settings.contentDirectory,
            pictures: settings.pictures,
            now: Date.now,
          }),
      },
      command,
    );
  } finally {
    await close();
  }
}
