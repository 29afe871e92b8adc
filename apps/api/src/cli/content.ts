import { buildContent } from "../content/import/buildContent.ts";
import { readContentFiles } from "../content/import/files.ts";
import { executeCommand } from "../control/executeCommand.ts";
import { readSettings, type Settings } from "../env.ts";
import { tellError } from "../http/log.ts";

const USAGE = `Usage: pnpm content check
       pnpm content import

Says what is wrong with apps/api/content, a fault a line; or brings it into the site, running or not, where it has changed.`;

const COMMANDS: Readonly<Record<string, (settings: Settings) => Promise<string> | string>> = {
  check: ({ contentDirectory, pictures }) => {
    buildContent(readContentFiles(contentDirectory), pictures);
    return "The content has no fault.";
  },
  import: async (settings) => {
    const { changed, rows } = await executeCommand(settings, { name: "content-import" });
    const counts = Object.entries(rows).map(([name, count]) => `${count} ${name}`);
    return changed ? `Imported: ${counts.join(", ")}.` : "Nothing has changed.";
  },
};

const asked = process.argv.slice(2).join(" ");
const command = Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined;
if (asked === "--help" || asked === "-h") {
  console.log(USAGE);
} else if (command === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    console.log(await command(readSettings()));
  } catch (error) {
    console.error(tellError(error));
    process.exitCode = 1;
  }
}
