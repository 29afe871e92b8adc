#!/usr/bin/env node
import type { SiteName } from "@wesdom/site-runtime";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "./build-site.ts";
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
if (command !== "build") {
  console.error("Usage: wesdom-site build   builds the site in this folder into dist/");
  process.exit(1);
}

const started = Date.now();
const report = await buildSite({ root, site: wesdomSite, sources: readSourcesSum() }, (step) =>
  console.info(`${wesdomSite}: ${step} …`),
);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.info(
  `${wesdomSite}: build ${report.buildId}, ${report.pages} pages, ${report.files} files in ${seconds} s`,
);
