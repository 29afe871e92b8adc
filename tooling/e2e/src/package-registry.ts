import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stopChild } from "@wesdom/product/launch";
import { freePorts, untilAnswers } from "@wesdom/product/programs";

const VERDACCIO = fileURLToPath(new URL("../node_modules/verdaccio/bin/verdaccio", import.meta.url));
const START_MS = 60_000;

/** A package registry of this machine alone. */
export interface PackageRegistry {
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
  const isThere = async (): Promise<boolean> => (await fetch(`${url}-/ping`)).ok;
  await untilAnswers(child, isThere, START_MS, "Verdaccio did not start.");
  return { npmrc, stop: () => stopChild(child) };
}
