import { ENV } from "@wesdom/product/env";
import { copyRepository } from "@wesdom/product/copy-repository";
import { ROOT } from "@wesdom/product/root";
import { run } from "@wesdom/product/run";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A mistake that somebody might make, and the tests of the verdict that must not stay green over it. */
interface Fault {
  readonly file: string;
  /** Stands once in the file. */
  readonly right: string;
  readonly wrong: string;
  /** Package whose tests notice. */
  readonly room: string;
  /** Command in that package. */
  readonly command: readonly string[];
}

const UNIT = ["vitest", "run"];
const PAGES_OF_CN = ["playwright", "test", "-c", "tests/cn"];

const FAULTS: Readonly<Record<string, Fault>> = {
  "a wrong redirect": {
    file: "packages/site-runtime/src/addresses/resolve-address.ts",
    right: "!isUnder(notFound, LANGUAGES.ja.indexPath)",
    wrong: "isUnder(notFound, MOBILE_PREFIX)",
    room: "packages/site-runtime",
    command: [...UNIT, "--project", "node", "src/addresses"],
  },
  "a lost retry": {
    file: "packages/api-client/src/client/createApiClient.ts",
    right: '=== "GET" ? GET_RETRIES : 0',
    wrong: '=== "GET" ? 0 : GET_RETRIES',
    room: "packages/api-client",
    command: UNIT,
  },
  "an unescaped field": {
    file: "apps/host/src/documents/html.ts",
    right: "? escapeHtml(value)",
    wrong: "? value",
    room: "apps/host",
    command: [...UNIT, "src/documents"],
  },
  "a forgotten column of the leads": {
    file: "apps/api/src/leads/leadsCsv.ts",
    right: "(field) => !UNKEPT",
    wrong: '(field) => field !== "country" && !UNKEPT',
    room: "apps/api",
    command: [...UNIT, "test/leads"],
  },
  "a missing twin": {
    file: "packages/seo/src/head/alternates.ts",
    right: "if (twin) alternates.push",
    wrong: 'if (twin && language !== "ja") alternates.push',
    room: "packages/seo",
    command: UNIT,
  },
  "a second event": {
    file: "packages/tracking/src/tracker/createTracker.ts",
    right: "queue.put(id, JSON.stringify({ endpoint: address(), event, heldUntilMs } satisfies PlainEntry));",
    wrong:
      "[id, `${id}2`].forEach((each) => queue.put(each, JSON.stringify({ endpoint: address(), event, heldUntilMs })));",
    room: "packages/tracking",
    command: [...UNIT, "test/tracker"],
  },
  "a broken pointer of releases": {
    file: "tooling/release/src/switch-pointer.ts",
    right: "  const { buildId } = manifest;\n",
    wrong: "  const buildId = previous ?? manifest.buildId;\n",
    room: "tooling/release",
    command: UNIT,
  },
  "a contrast below AA": {
    file: "packages/ui-kit/src/tokens/palette.ts",
    right: "#6B655C",
    wrong: "#9B958C",
    room: "packages/ui-kit",
    command: [...UNIT, "--project", "node", "src/tokens"],
  },
  "a layout shift": {
    file: "packages/site-runtime/src/react/useSaidHead.ts",
    right: '  dataset["hydrated"] = "true";\n',
    wrong: '  dataset["hydrated"] = "true";\n  document.body.style.paddingTop = "48px";\n',
    room: "tooling/e2e",
    command: [...PAGES_OF_CN, "tests/cn/pages", "-g", "about: valid"],
  },
  "a page that is broken without scripts": {
    file: "apps/cn/src/pages/about/AboutPage.tsx",
    right: "      <OfficeSection offices={introduction.offices} />\n",
    wrong: '      {typeof document !== "undefined" && <OfficeSection offices={introduction.offices} />}\n',
    room: "tooling/e2e",
    command: [...PAGES_OF_CN, "tests/cn/about", "-g", "shows introduction"],
  },
};

/** The tests failed, not their start. */
const FAILED_TESTS = /\d+ failed\b/;

const env = {
  ...ENV,
  TURBO_CACHE_DIR: join(ROOT, ".turbo/cache"),
  TURBO_TELEMETRY_DISABLED: "1",
  FORCE_COLOR: "0",
};
let tree: Awaited<ReturnType<typeof mkdtempDisposable>>;
beforeAll(async () => {
  tree = await mkdtempDisposable(join(tmpdir(), "wesdom-faults-"));
  await copyRepository(tree.path);
});
afterAll(() => tree.remove());

/** What a browser is shown, of the sources as they are broken. */
async function buildChineseSite(): Promise<void> {
  const args = ["exec", "turbo", "run", "build", "--filter=@wesdom/cn", "--filter=@wesdom/stand-ins"];
  const { code, output } = await run("pnpm", args, { cwd: tree.path, env });
  if (code !== 0) throw new Error(output);
}

test.each(Object.entries(FAULTS))("%s turns the verdict red", async (_name, fault) => {
  const { file, right, wrong, room, command } = fault;
  const path = join(tree.path, file);
  const source = await readFile(path, "utf8");
  expect(source.split(right), `${file} holds what is to be broken once`).toHaveLength(2);
  await writeFile(
    path,
    source.replace(right, () => wrong),
  );
  try {
    if (room === "tooling/e2e") await buildChineseSite();
    const { code, output } = await run("pnpm", ["exec", ...command], { cwd: join(tree.path, room), env });
    expect(output).toMatch(FAILED_TESTS);
    expect(code).not.toBe(0);
  } finally {
    await writeFile(path, source);
  }
});

test("a component that the generator made has its pictures, and plays", async () => {
  await run("pnpm", ["new", "component", "side-panel"], { cwd: tree.path, env });
  const kit = join(tree.path, "packages/ui-kit");
  const { code, output } = await run("pnpm", ["exec", ...UNIT, "src/side-panel/"], { cwd: kit, env });
  expect(output).toContain("2 passed");
  expect(code).toBe(0);
});
