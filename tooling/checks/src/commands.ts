import { ROOT } from "@wesdom/product/root";
import { brokenCommands } from "./documents/commands.ts";

const broken = brokenCommands(ROOT);
for (const line of broken) process.stderr.write(`${line}\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
