import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePorts } from "./nginx-in-front.ts";

const VERDACCIO = fileURLToPath(new URL("../node_modules/verdaccio/bin/verdaccio", import.meta.url));
const START_MS = 60_000;
const LOOK_MS = 100;

/** A package registry of this machine alone. */
export interface PackageRegistry {
  readonly url: string;
  /** Lines of an `.npmrc` by which a folder takes the scope's packages from here, and all others from where it did. */
  readonly npmrc: string;
  stop(): Promise<void>;
}

/**
 * Starts a registry that takes and gives the packages of the scope, and knows no others.
 *
 * @param folder - A folder of the test's.
 */
export async function startPackageRegistry(folder: string): Promise<PackageRegistry> {
  await mkdir(folder, { recursive: true });
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, "config.yaml");
  await writeFile(
    config,
    `storage: ${join(folder, "storage")}
packages:
  '@wesdom/*':
    access: $all
    publish: $all
log: { type: stdout, format: json, level: error }
`,
  );
  const npmrc = `\n@wesdom:registry=${url}\n//127.0.0.1:${port}/:_authToken=nobody\n`;
  const child = spawn(process.execPath, [VERDACCIO, "--config", config, "--listen", `127.0.0.1:${port}`], {
    stdio: "ignore",
  });
  const end = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (Date.now() > end || child.exitCode !== null) {
      child.kill();
      throw new Error("Verdaccio did not start.");
    }
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  }
  return {
    url,
    npmrc,
    async stop() {
      if (child.exitCode !== null) return;
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}-/ping`).then(
    (response) => response.ok,
    () => false,
  );
}
