import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePorts } from "./nginx-in-front.ts";

const run = promisify(execFile);

/** The registry that is tried; fetched into the test's folder, since no program of ours needs it. */
const VERDACCIO = "verdaccio@6.10.4";

/** It asks for a tag of node-fetch that not every registry has. */
const OVERRIDES = { "node-fetch": "2.7.0" };

const START_MS = 60_000;
const LOOK_MS = 100;

/** A package registry of this machine alone. */
export interface PackageRegistry {
  readonly url: string;
  /** An npm configuration file that knows it. */
  readonly npmrc: string;
  stop(): Promise<void>;
}

/**
 * Starts a registry that takes the packages of the scope from anyone here and hands on all others from the registry
 * that this machine uses.
 *
 * @param folder - A folder of the test's.
 */
export async function startPackageRegistry(folder: string): Promise<PackageRegistry> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await run("npm", ["config", "get", "registry"]);
  const own = { name: "registry", private: true, overrides: OVERRIDES };
  await writeFile(join(folder, "package.json"), JSON.stringify(own));
  await run("npm", ["install", "--no-audit", "--no-fund", VERDACCIO], { cwd: folder });
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, "config.yaml");
  await writeFile(
    config,
    `storage: ${join(folder, "storage")}
uplinks:
  upstream:
    url: ${stdout.trim()}
packages:
  '@wesdom/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: upstream
log: { type: stdout, format: json, level: error }
`,
  );
  const npmrc = join(folder, "npmrc");
  await writeFile(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=nobody\n`);
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  const child = spawn(process.execPath, [program, "--config", config, "--listen", `127.0.0.1:${port}`], {
    stdio: "ignore",
  });
  const end = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (Date.now() > end || child.exitCode !== null) {
      child.kill();
      throw new Error(`${VERDACCIO} did not start.`);
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
