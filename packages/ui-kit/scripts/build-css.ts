import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { buildCss } from "./buildCss.ts";

const dist = new URL("../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
for (const [file, css] of buildCss()) writeFileSync(new URL(file, dist), css);
copyFileSync(new URL("../src/tokens/tokens.json", import.meta.url), new URL("tokens.json", dist));
