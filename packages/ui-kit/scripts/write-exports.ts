import { readFileSync, writeFileSync } from "node:fs";
import { indexSource, packageExports } from "./packageExports.ts";

const manifestUrl = new URL("../package.json", import.meta.url);
const manifest = JSON.parse(readFileSync(manifestUrl, "utf8")) as Record<string, unknown>;
manifest["exports"] = packageExports(true);
manifest["publishConfig"] = { access: "public", exports: packageExports(false) };
writeFileSync(manifestUrl, `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(new URL("../src/index.ts", import.meta.url), indexSource());
