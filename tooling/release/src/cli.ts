#!/usr/bin/env node
import { PUBLISHER, RELEASES_DIR, ROOT } from "./env.ts";
import { judgePages } from "./judge-pages.ts";
import { runCommand } from "./run-command.ts";
import { sourcesIn } from "./sources.ts";

process.exitCode = await runCommand(process.argv.slice(2), {
  root: ROOT,
  releasesDir: RELEASES_DIR,
  by: PUBLISHER,
  sources: sourcesIn(ROOT),
  judge: judgePages,
  out: (line) => console.log(line),
  err: (line) => console.error(line),
});
