import { writeFileSync } from "node:fs";
import { tokensCss, tokensJson } from "./tokenFiles.ts";

const folder = new URL("../src/tokens/", import.meta.url);
writeFileSync(new URL("tokens.css", folder), tokensCss());
writeFileSync(new URL("tokens.json", folder), tokensJson());
