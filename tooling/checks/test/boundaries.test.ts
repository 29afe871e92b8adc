import { join } from "node:path";
import { expect, it } from "vitest";
import { run } from "@wesdom/product/run";
import { ROOT } from "@wesdom/product/root";
import type { FixtureTree } from "./fixture-tree.ts";
import { taggedHouseWith } from "./tagged-house.ts";

const TURBO = join(ROOT, "node_modules/.bin/turbo");

function boundaries(tree: FixtureTree) {
  return run(TURBO, ["boundaries", "--no-color"], { cwd: tree.path });
}

it("lets the clean house pass", async () => {
  await using tree = await taggedHouseWith();

  const { code, output } = await boundaries(tree);

  expect(output).toContain("no issues found");
  expect(code).toBe(0);
});

it.each([
  ["leaf-needs-package", "`@wesdom/validators` found without any tag listed in allowlist for `@wesdom/seo`"],
  [
    "package-needs-tooling",
    "`@wesdom/release` found without any tag listed in allowlist for `@wesdom/api-client`",
  ],
  [
    "api-client-needs-seo",
    "`@wesdom/seo` found without any tag listed in allowlist for `@wesdom/api-client`",
  ],
  [
    "site-runtime-needs-ui-kit",
    "`@wesdom/ui-kit` found without any tag listed in allowlist for `@wesdom/site-runtime`",
  ],
  [
    "api-needs-site-runtime",
    "`@wesdom/site-runtime` found without any tag listed in allowlist for `@wesdom/api`",
  ],
  ["host-needs-site", "`@wesdom/cn` found without any tag listed in allowlist for `@wesdom/host`"],
  ["host-needs-ui-kit", "`@wesdom/ui-kit` found without any tag listed in allowlist for `@wesdom/host`"],
  ["site-needs-site", "`@wesdom/intl` found with tag listed in denylist for `@wesdom/cn`"],
  ["tooling-needs-site", "`@wesdom/cn` found with tag listed in denylist for `@wesdom/release`"],
  ["undeclared-import", "cannot import package `@wesdom/seo`"],
  ["leaves-the-package", "leaves the package"],
])("refuses %s", async (fixture, message) => {
  await using tree = await taggedHouseWith(`tags/${fixture}`);

  const { code, output } = await boundaries(tree);

  expect(unwrapped(output)).toContain(unwrapped(message));
  expect(code).toBe(1);
});

/** turbo wraps its messages at 80 columns, in the midst of a name too. */
function unwrapped(text: string): string {
  return text.replaceAll(/\n +\| /g, "").replaceAll(/\s/g, "");
}
