import { once } from "node:events";
import { createServer } from "node:net";
import { LaunchError } from "./launch.ts";

const HIGHEST_PORT = 65_535;

/**
 * Makes sure that a server will get its port, before minutes go into building what it serves.
 *
 * @param setting - Name of the setting that chose the port.
 * @throws {@link LaunchError} that names the setting
 */
export async function checkPort(setting: string, value: string, host: string): Promise<void> {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    throw new LaunchError(
      `${setting} is “${value}”, which is no port: choose one from 0 to ${HIGHEST_PORT}.`,
    );
  }
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, "listening");
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === "EADDRINUSE" ? "is in use" : (error as Error).message;
    throw new LaunchError(
      `Port ${port} (${setting}) ${why}. Stop what uses it, or choose another: ${setting}=${port + 1}, or ` +
        `${setting}=0 for any that is free.`,
      { cause: error },
    );
  }
  probe.close();
  await once(probe, "close");
}
