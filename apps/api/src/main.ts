import { createLog } from "@wesdom/api-client/server";
import { describeError, ownMessage, placeOf } from "./http/log.ts";
import { startServer } from "./server.ts";

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
  const message = ownMessage(error) ?? [describeError(error), placeOf(error)].filter(Boolean).join(", at ");
  process.stderr.write(`${message}\n`);
  process.exit(EXIT_FAILED);
}
