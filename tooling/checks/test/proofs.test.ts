import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { missingProofs } from "../src/requirements/missing-proofs.ts";
import { copyOf } from "./fixture-tree.ts";

it("a file that is named as a proof and is not there is told", async () => {
  await using tree = await copyOf();
  await mkdir(join(tree.path, "docs"), { recursive: true });
  await writeFile(join(tree.path, "docs/security.md"), "`docs/asvs.md`, `apps/api/test/gone.test.ts`");
  await writeFile(join(tree.path, "docs/asvs.md"), "`docs/security.md`, `packages/gone`; `some code`");
  expect(await missingProofs(tree.path)).toEqual([
    "docs/asvs.md: there is no packages/gone",
    "docs/security.md: there is no apps/api/test/gone.test.ts",
  ]);
});
