import { checkBrowserFloor } from "./browser-floor/check-browser-floor.ts";
import { ROOT } from "@wesdom/product/root";

const { files, problems } = await checkBrowserFloor(ROOT);
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
process.stdout.write(`${files} built files, ${problems.length} uses above the browser floor\n`);
process.exitCode = files > 0 && problems.length === 0 ? 0 : 1;
