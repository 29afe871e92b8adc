import { spawnSync } from "node:child_process";
import { packageExports } from "./packageExports.ts";

/** attw over the packed package. Style sheets are left out: they have no types to be wrong. */
const sheets = Object.keys(packageExports(false))
  .filter((name) => name.endsWith(".css"))
  .map((name) => name.slice("./".length));
const { status } = spawnSync(
  "attw",
  ["--pack", "--profile", "esm-only", "--exclude-entrypoints", ...sheets],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
