import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import components from "../.storybook/generated/components.json" with { type: "json" };
import { importSource } from "../.storybook/importSource.ts";
import { componentFolders } from "../scripts/components.ts";

const COMPILER_TIMEOUT_MS = 60_000;

/** Inside the package, which may import itself by its name. */
const FOLDER = fileURLToPath(new URL("../reports/imports/", import.meta.url));

const folders = componentFolders().map(({ name }) => name);

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it(
  "shown in the docs compile, one file a component",
  () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    for (const folder of folders) {
      const names =
        (components as Record<string, { readonly names: readonly string[] }>)[folder]?.names ?? [];
      if (names.length === 0) throw new Error(`${folder} draws nothing.`);
      const uses = `export const used: readonly unknown[] = [${names.join(", ")}];`;
      writeFileSync(join(FOLDER, `${folder}.ts`), `${importSource(components, folder)}\n${uses}\n`);
    }
    const options = {
      extends: "../../tsconfig.json",
      include: ["*.ts"],
      compilerOptions: { types: ["vite/client"], rootDir: "../.." },
    };
    writeFileSync(join(FOLDER, "tsconfig.json"), JSON.stringify(options));
    const tsc = join(
      dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
      "bin",
      "tsc",
    );
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", FOLDER], { encoding: "utf8" });
    expect(stdout).toBe("");
  },
  COMPILER_TIMEOUT_MS,
);

it("shown in the docs name style sheets that are published", () => {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const { exports } = JSON.parse(manifest) as { readonly exports: object };
  const named = folders.flatMap((folder) => [
    ...importSource(components, folder).matchAll(/"@wesdom\/ui-kit(\/[\w-]+\.css)"/g),
  ]);
  expect(named.map(([, path]) => `.${path}`).filter((path) => !(path in exports))).toEqual([]);
});
