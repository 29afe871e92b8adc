import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchPointer } from "./watch-pointer.ts";

const POLL_MS = 5;

test("a folder that cannot be made is asked for at intervals all the same", async () => {
  const folder = await mkdtemp(join(tmpdir(), "wesdom-pointers-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Where the host may not write, it makes no folder either: here because a file lies in its place.
  await writeFile(join(folder, "cn"), "");
  const look = vi.fn<() => Promise<void>>(async () => undefined);
  const { stop } = await watchPointer(join(folder, "cn"), POLL_MS, look);
  onTestFinished(stop);
  await vi.waitFor(() => expect(look).toHaveBeenCalled());
});
