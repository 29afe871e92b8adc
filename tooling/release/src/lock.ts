import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { isFull, isMissing, isTaken, orIfMissing, ReleaseError } from "./release-error.ts";

/** File by whose existence one publisher keeps the others out. */
export const LOCK_FILE = ".publishing.lock";

/** How often a lock left by a dead publisher is cleared away before giving up. */
const MAX_TAKEOVERS = 3;

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

/**
 * Runs an action while no other publisher works on the app.
 *
 * @param appDir - The app's folder in the releases folder.
 * @param action - What to do meanwhile.
 * @throws {@link ReleaseError} `locked` while a living publisher holds the lock.
 */
export async function withLock<Result>(appDir: string, action: () => Promise<Result>): Promise<Result> {
  const file = join(appDir, LOCK_FILE);
  await take(file);
  try {
    return await action();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<void> {
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  for (let takeover = 0; takeover <= MAX_TAKEOVERS; takeover += 1) {
    try {
      await writeFile(file, JSON.stringify(holder), { flag: "wx" });
      return;
    } catch (error) {
      // On a full disk it stands empty, and is held all the same: what makes room needs it.
      if (isFull(error)) return;
      if (!isTaken(error)) throw error;
    }
    const found = await orIfMissing(readFile(file, "utf8"), null);
    if (found !== null && !(await clearDead(file, found))) throw busy(file, found);
  }
  throw busy(file, "");
}

/** Removes a lock whose holder is dead; false where the holder lives or lies on another machine. */
async function clearDead(file: string, found: string): Promise<boolean> {
  const holder = parseHolder(found);
  if (holder === null || holder.host !== hostname() || isAlive(holder.pid)) return false;
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
  const moved = await readFile(aside, "utf8");
  // Another publisher may have cleared the dead lock and taken its own in between: that one goes back.
  if (moved !== found) await link(aside, file).catch(() => undefined);
  await rm(aside);
  return moved === found;
}

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Partial<Holder> | null;
    if (typeof holder?.pid !== "number" || typeof holder.host !== "string") return null;
    return { pid: holder.pid, host: holder.host, since: String(holder.since) };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function busy(file: string, found: string): ReleaseError {
  const holder = parseHolder(found);
  const who = holder
    ? `process ${holder.pid} on ${holder.host}, since ${holder.since},`
    : "Another publisher";
  return new ReleaseError(
    "locked",
    `${who} is publishing this app. Wait for it; if it is gone for good, delete ${file}.`,
  );
}
