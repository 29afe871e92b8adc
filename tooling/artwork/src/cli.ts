import { parseArgs } from "node:util";
import { readContent } from "./content/read-content.ts";
import { updateExamples } from "./examples/update-examples.ts";
import { type Kind, KINDS } from "./pictures/picture.ts";
import { allPictures } from "./work/all-pictures.ts";
import { drawAll, DrawError } from "./work/draw.ts";
import { faultsOfMotifs } from "./work/motif-faults.ts";
import { CONTENT_DIR } from "./work/places.ts";

const USAGE = `Draws the pictures of the content.

  node src/cli.ts             draw what is missing or out of date, remove what is not needed
  node src/cli.ts --check     write nothing; fail when something would change
  node src/cli.ts --only KIND one kind: ${KINDS.join(", ")}
`;

/** Exit code when a check finds something out of date. */
const OUT_OF_DATE = 1;
const WRONG_USE = 2;
const CANNOT_DRAW = 3;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { check: { type: "boolean" }, only: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help === true) {
    process.stdout.write(USAGE);
    return 0;
  }
  const only = KINDS.find((kind): kind is Kind => kind === values.only);
  if (values.only !== undefined && only === undefined) {
    process.stderr.write(`There is no kind "${values.only}".\n\n${USAGE}`);
    return WRONG_USE;
  }
  const content = await readContent(CONTENT_DIR);
  const faults = await faultsOfMotifs(content.items, CONTENT_DIR);
  if (faults.length > 0) throw new DrawError(faults.join("\n"));
  const pictures = allPictures(content);
  const report = await drawAll(pictures, {
    check: values.check === true,
    ...(only === undefined ? {} : { only }),
    onProgress: (key, done, total) => process.stdout.write(`[${done}/${total}] ${key}\n`),
  });
  // They show pictures that have just been drawn.
  const examples = only === undefined ? await updateExamples(values.check === true) : [];
  if (values.check === true) return tellCheck({ ...report, drawn: [...report.drawn, ...examples] });
  process.stdout.write(
    `${report.drawn.length + examples.length} drawn, ${report.kept} kept, ${report.orphans.length} removed\n`,
  );
  return 0;
}

function tellCheck(report: { drawn: readonly string[]; orphans: readonly string[]; kept: number }): number {
  for (const key of report.drawn) process.stderr.write(`out of date: ${key}\n`);
  for (const path of report.orphans) process.stderr.write(`not needed: ${path}\n`);
  if (report.drawn.length + report.orphans.length > 0) {
    process.stderr.write("Run `pnpm --filter @wesdom/artwork draw` and commit what it writes.\n");
    return OUT_OF_DATE;
  }
  process.stdout.write(`${report.kept} pictures are up to date\n`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DrawError)) throw error;
  process.stderr.write(`${error.message}\nNothing has been drawn.\n`);
  process.exitCode = CANNOT_DRAW;
}
