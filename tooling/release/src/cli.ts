#!/usr/bin/env node
import { PUBLISHER, RELEASES_DIR, ROOT } from "./env.ts";
import { judgePages } from "./judge-pages.ts";
import { runCommand } from "./run-command.ts";
import { sourcesIn } from "./sources.ts";

// What is published is read by its group, `host` above all, however hardened the shell is that it comes from.
process.umask(process.umask() & 0o027);
process.exitCode = await runCommand(process.argv.slice(2), {
  root: ROOT,
  releasesDir: RELEASES_DIR,
  by: PUBLISHER,
  sources: sourcesIn(ROOT),
  judge: judgePages,
  out: (line) => console.log(line),
  err: (line) => console.error(line),
});
