import { importContent } from "../content/import/importContent.ts";
import { openEmbedded } from "../database/openEmbedded.ts";
import { openPostgres } from "../database/openPostgres.ts";
import type { Settings } from "../env.ts";
import { runCommand, type Command, type CommandAnswers } from "./commands.ts";

/** Runs a command on the database itself. */
export async function executeHere<C extends Command>(
  settings: Settings,
  command: C,
): Promise<CommandAnswers[C["name"]]> {
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
            memory: settings,
          }),
      },
      command,
    );
  } finally {
    await close();
  }
}
