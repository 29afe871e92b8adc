import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sourcesIn } from "../src/sources.ts";
import { temporaryFolder } from "./built-site.ts";

test("the revision is git's commit and branch, and whether anything differs from it", async () => {
  const root = await temporaryFolder();
  const sources = sourcesIn(root);
  const who = ["-c", "user.name=test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  const git = (...args: string[]) => promisify(execFile)("git", [...who, ...args], { cwd: root });
  expect(await sources.revision()).toBeNull();
  await git("init", "-q", "-b", "spring/cases");
  expect(await sources.revision()).toBeNull();
  await git("commit", "-q", "--allow-empty", "-m", "First");
  const commit = (await git("rev-parse", "HEAD")).stdout.trim();
  expect(await sources.revision()).toEqual({ commit, branch: "spring/cases", clean: true });
  await writeFile(join(root, "a.ts"), "");
  expect(await sources.revision()).toEqual({ commit, branch: "spring/cases", clean: false });
  await git("checkout", "-q", "--detach");
  expect(await sources.revision()).toMatchObject({ branch: null });
});

test("a build that fails is told of in its own words", async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, "node_modules/.bin"), { recursive: true });
  const turbo = '#!/bin/sh\necho "$*"\necho no such module >&2\nexit 1\n';
  await writeFile(join(root, "node_modules/.bin/turbo"), turbo, { mode: 0o755 });
  await expect(sourcesIn(root).build("intl")).rejects.toMatchObject({
    code: "build-failed",
    message:
      "The build of intl failed:\nrun build --filter=@wesdom/intl --ui=stream --output-logs=errors-only\nno such module",
  });
});
