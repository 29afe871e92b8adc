import { writeFileSync } from "node:fs";
import { contracts } from "../src/contract/contracts.ts";
import { CALLS, clientCalls } from "./clientCalls.ts";

for (const [file, source] of Object.entries(clientCalls(contracts)))
  writeFileSync(new URL(file, CALLS), source);
