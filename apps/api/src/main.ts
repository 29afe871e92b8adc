import { createLog } from "@wesdom/api-client/server";
import { describeError } from "./http/log.ts";
import { startServer } from "./server.ts";

/** Messages that a person must read in full: what is wrong with settings, content, the data folder or the database. */
const PLAIN_ERRORS = new Set(["ContentError", "DatabaseInUseError", "DatabaseUnavailableError", "Error"]);

const EXIT_FAILED = 1;

const log = createLog();
// Whoever reads the log may end before this does.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
// A mistake in one task must not take the calls of all visitors with it; the line says where it is.
process.on("unhandledRejection", (error) => log("error", "unhandled", { error: describeError(error) }));

try {
  const server = await startServer({
    // To the terminal, not among the lines of the log.
    printMessage: (line) => process.stderr.write(`SMS → ${line}\n`),
  });
  const fail = (error: unknown): never => {
    log("error", "stop-failed", { error: describeError(error) });
    process.exit(EXIT_FAILED);
  };
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal means now.
      if (isStopping) process.exit(EXIT_FAILED);
      isStopping = true;
      log("info", "stopping", { signal });
      setTimeout(() => fail(new Error("something hangs")), server.longestStopMs).unref();
      server.stop().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  const { name, message, stack = message } = error as Error;
  process.stderr.write(`${PLAIN_ERRORS.has(name) ? message : stack}\n`);
  process.exit(EXIT_FAILED);
}
