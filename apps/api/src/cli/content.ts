import { executeCommand } from "../control/executeCommand.ts";
import { readSettings } from "../env.ts";

const USAGE =
  "Usage: pnpm content import\n\nBrings changed content of apps/api/content into the site, running or not.";

const asked = process.argv.slice(2).join(" ");
if (asked === "--help" || asked === "-h") {
  console.log(USAGE);
} else if (asked !== "import") {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const { changed, rows } = await executeCommand(readSettings(), { name: "content-import" });
    const counts = Object.entries(rows).map(([name, count]) => `${count} ${name}`);
    console.log(changed ? `Imported: ${counts.join(", ")}.` : "Nothing has changed.");
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
