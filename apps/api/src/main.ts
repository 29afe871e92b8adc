import { describeError, jsonLog } from "./app/log.ts";
import { startServer } from "./server.ts";

/** Messages that a person must read in full: what is wrong with settings, content, or the data folder. */
const PLAIN_ERRORS = new Set(["ContentError", "DatabaseInUseError"]);

try {
  const server = await startServer({
    // To the terminal, not among the lines of the log.
    notice: (line) => process.stderr.write(`SMS → ${line}\n`),
  });
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          jsonLog("error", "stop", { error: describeError(error) });
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  const { name, message, stack = message } = error as Error;
  process.stderr.write(`${PLAIN_ERRORS.has(name) || name === "Error" ? message : stack}\n`);
  process.exit(1);
}
