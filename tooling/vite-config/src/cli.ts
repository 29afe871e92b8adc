#!/usr/bin/env -S node --conditions=@wesdom/source
import type { SiteName } from "@wesdom/site-runtime";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { copyFaults, writeCopyTypes } from "./copy/index.ts";
import { readSourcesSum } from "./env.ts";

const root = process.cwd();
const { wesdomSite } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
  wesdomSite?: SiteName;
};
const [command] = process.argv.slice(2);

if (wesdomSite !== "cn" && wesdomSite !== "intl") {
  console.error(`${root}/package.json names no site: set "wesdomSite" to "cn" or "intl".`);
  process.exit(1);
}
if (command === "copy") {
  writeCopyTypes(root);
  for (const fault of copyFaults(root)) console.error(fault);
} else if (command === "build") {
  const started = Date.now();
  const { buildSite } = await import("./build-site.ts");
  const report = await buildSite({ root, site: wesdomSite, sources: readSourcesSum() }, (step) =>
    console.info(`${wesdomSite}: ${step} …`),
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.info(
    `${wesdomSite}: build ${report.buildId}, ${report.pages} pages, ${report.files} files in ${seconds} s`,
  );
} else {
  console.error(`Usage: wesdom-site build   builds the site in this folder into dist/
       wesdom-site copy    writes the types of its copy, and says what is wrong with it`);
  process.exit(1);
}
