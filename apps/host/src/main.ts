import { createLog } from "@wesdom/api-client/server";
import { settingsOfEnvironment } from "./env.ts";
import { loadStandIns } from "./load-stand-ins.ts";
import { messageOf } from "./log.ts";
import { SettingsError } from "./settings/host-settings.ts";
import { startHost } from "./start-host.ts";

/** Exit codes: settings that cannot be run by, and everything else that keeps the door shut. */
const EXIT_SETTINGS = 2;
const EXIT_FAILED = 1;

const log = createLog();
// Whoever reads the log may end before this does.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
// One visitor's accident is not everyone's: what nobody was there to catch is told, and the host goes on.
for (const event of ["unhandledRejection", "uncaughtException"] as const)
  process.on(event, (error) => log("error", "unhandled", { reason: messageOf(error) }));
try {
  const settings = settingsOfEnvironment();
  if (settings.lacking.length > 0) log("warn", "settings-lacking", { names: settings.lacking.join(" ") });
  const standIns = settings.standIns ? await loadStandIns() : null;
  const running = await startHost({ settings, standIns, log });
  log("info", "listening", { port: running.port });
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal means now.
      if (stopping) process.exit(EXIT_FAILED);
      stopping = true;
      log("info", "stopping", { signal });
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log("error", "stop-failed", { reason: messageOf(error) });
          process.exit(EXIT_FAILED);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : messageOf(error)}\n`);
  process.exitCode = error instanceof SettingsError ? EXIT_SETTINGS : EXIT_FAILED;
}
