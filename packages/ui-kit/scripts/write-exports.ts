import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { generatedReference, generatedSources, PACKAGE } from "./generatedFiles.ts";

function write(files: ReadonlyMap<string, string>): void {
  for (const [file, content] of files) {
    const url = new URL(file, PACKAGE);
    if (existsSync(url) && readFileSync(url, "utf8") === content) continue;
    mkdirSync(new URL(".", url), { recursive: true });
    writeFileSync(url, content);
    process.stdout.write(`${file}\n`);
  }
}

// The reference is made from sources that are written here too.
write(await generatedSources());
write(await generatedReference());
