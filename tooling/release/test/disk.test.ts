import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, copyFile, mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { prune, publish, readHistory, readPointer, rollback, verifyReleases } from "../src/index.ts";
import { LOCK_FILE } from "../src/lock.ts";
import { buildSite, temporaryFolder } from "./built-site.ts";

const run = promisify(execFile);

/** Room for one small release and not for a large one. */
const DISK_BYTES = 1_000_000;

/** A folder on a disk of its own, `null` where this user may mount none. */
async function smallDisk(folder: string): Promise<string | null> {
  const disk = join(folder, "disk");
  await mkdir(disk);
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${DISK_BYTES}`, "tmpfs", disk]);
  } catch {
    return null;
  }
  onTestFinished(async () => {
    await run("umount", [disk]);
  });
  return disk;
}

async function setUp() {
  const folder = await temporaryFolder();
  const one = await buildSite(join(folder, "one"), "build-one");
  const files = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`client/m/_cn/assets/${index}.bin`, randomBytes(100_000)]),
  );
  const two = await buildSite(join(folder, "two"), "build-two", { files });
  return { folder, one, two };
}

async function expectUntouched(to: string): Promise<void> {
  expect((await readPointer(join(to, "cn")))?.buildId).toBe("build-one");
  expect((await readHistory(join(to, "cn"))).map(({ buildId }) => buildId)).toEqual(["build-one"]);
  expect((await readdir(join(to, "cn"))).toSorted()).toEqual(["build-one", "current.json", "history.jsonl"]);
  expect((await verifyReleases(to, "cn")).flatMap(({ problems }) => problems)).toEqual([]);
}

describe("a full disk", () => {
  test("while files are copied switches nothing and leaves no rests", async () => {
    const { folder, one, two } = await setUp();
    const to = join(folder, "releases");
    await publish({ app: "cn", from: one, to, by: "ada" });
    let copied = 0;
    const copy = async (from: string, target: string): Promise<void> => {
      copied += 1;
      if (copied === 7) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      await copyFile(from, target);
    };
    await expect(publish({ app: "cn", from: two, to, by: "ada", copy })).rejects.toMatchObject({
      code: "no-space",
      message: expect.stringContaining("cn is served as before"),
    });
    await expectUntouched(to);
  });

  test("that is a real one does the same, and a smaller release still fits afterwards; what makes room runs on it", async () => {
    const { folder, one, two } = await setUp();
    // Without the right to mount, a file of the size of the room left stands for the small disk.
    const to = (await smallDisk(folder)) ?? join(folder, "releases");
    const mounted = to.endsWith("disk");
    let room = DISK_BYTES;
    const copy = async (from: string, target: string): Promise<void> => {
      room -= 100_000;
      if (!mounted && room < 0) throw Object.assign(new Error("full"), { code: "ENOSPC" });
      await copyFile(from, target);
    };
    await publish({ app: "cn", from: one, to, by: "ada" });
    await expect(publish({ app: "cn", from: two, to, by: "ada", copy })).rejects.toMatchObject({
      code: "no-space",
    });
    await expectUntouched(to);
    const three = await buildSite(join(folder, "three"), "build-three");
    expect(await publish({ app: "cn", from: three, to, by: "ada" })).toMatchObject({ switched: true });
    if (!mounted) return;
    const filler = await open(join(to, "filler"), "w");
    await expect(filler.writeFile(randomBytes(2 * DISK_BYTES))).rejects.toMatchObject({ code: "ENOSPC" });
    await filler.close();
    await expect(rollback({ app: "cn", to, by: "ada", buildId: null })).rejects.toMatchObject({
      code: "no-space",
    });
    expect(await readdir(join(to, "cn"))).not.toContain(LOCK_FILE);
    expect(await prune({ app: "cn", to, by: "ada", keep: 1 })).toMatchObject({ removed: ["build-one"] });
  });
});

test("a releases folder that may not be written is refused before a page is rendered, by name", async (context) => {
  const { folder, one } = await setUp();
  const to = join(folder, "releases");
  await mkdir(to);
  // Root writes whatever the mode.
  if (process.getuid?.() === 0) {
    const mounted = await run("mount", ["-t", "tmpfs", "-o", "ro", "tmpfs", to]).catch(() => null);
    context.skip(mounted === null, "root without the right to mount");
    onTestFinished(async () => void (await run("umount", [to])));
  } else {
    await chmod(to, 0o500);
  }
  const steps: string[] = [];
  const progress = (step: string): void => void steps.push(step);
  await expect(publish({ app: "cn", from: one, to, by: "ada", progress })).rejects.toMatchObject({
    code: "read-only",
    message: expect.stringContaining(`${to} may not be written`),
  });
  expect(steps).toEqual([]);
  expect(await publish({ app: "cn", from: one, to, by: "ada", dryRun: true })).toMatchObject({
    copied: true,
  });
});
