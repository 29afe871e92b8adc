import { cruiseTree } from "./architecture/cruise-tree.ts";
import { ROOT } from "@wesdom/product/root";

const { modules, violations } = await cruiseTree(ROOT);
for (const { rule, from, to } of violations) process.stdout.write(`✗ ${rule}: ${from} → ${to}\n`);
process.stdout.write(`${modules} files, ${violations.length} forbidden imports\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
