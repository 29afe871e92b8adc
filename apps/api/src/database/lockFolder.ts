import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

interface Holder {
  readonly pid: number;
  /** When the process started, in the kernel's ticks; tells a process from a later one with the same number. */
  readonly startTicks: string;
  readonly since: string;
}

/** Another process has the embedded database open. */
export class DatabaseInUseError extends Error {
  override readonly name = "DatabaseInUseError";
}

/**
 * Takes a folder for this process by a lock file. The embedded database takes no lock of its own, and two processes
 * on one folder would silently lose each other's writes.
 *
 * @param lockFile - Made when it does not exist; a file whose process is gone is taken over.
 * @param folder - Named in the message.
 * @returns Gives the folder back.
 * @throws {@link DatabaseInUseError} when a living process holds it.
 */
export function lockFolder(lockFile: string, folder: string): () => void {
  const own: Holder = {
    pid: process.pid,
    startTicks: readStartTicks(process.pid),
    since: new Date().toISOString(),
  };
  if (!create(lockFile, own)) {
    const text = readLock(lockFile);
    const holder = parseHolder(text);
    if (holder && isAlive(holder)) throw inUse(folder, lockFile, holder);
    removeStale(lockFile, text);
    if (!create(lockFile, own)) throw inUse(folder, lockFile, parseHolder(readLock(lockFile)));
  }
  const release = (): void => {
    process.off("exit", release);
    if (parseHolder(readLock(lockFile))?.since === own.since) rmSync(lockFile, { force: true });
  };
  process.on("exit", release);
  return release;
}

function create(lockFile: string, holder: Holder): boolean {
  try {
    writeFileSync(lockFile, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Moves the stale file away under a name of our own; of two processes that try, one finds it gone. */
function removeStale(lockFile: string, stale: string): void {
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  if (readLock(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, lockFile);
}

function readLock(lockFile: string): string {
  try {
    return readFileSync(lockFile, "utf8");
  } catch {
    return "";
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Holder;
    return Number.isInteger(value.pid) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return holder.startTicks === readStartTicks(holder.pid);
}

/** Field 22 of `/proc/<pid>/stat`; empty where there is no such file, and then the number alone decides. */
function readStartTicks(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function inUse(folder: string, lockFile: string, holder: Holder | undefined): DatabaseInUseError {
  const who = holder
    ? `process ${holder.pid} since ${holder.since}`
    : "another process that is just starting";
  return new DatabaseInUseError(
    `The embedded database in ${folder} is in use by ${who}. ` +
      `Two processes on one folder would lose data: stop the other one, set another DATA_DIR, ` +
      `or use PostgreSQL by DATABASE_URL. (Lock file: ${lockFile})`,
  );
}
