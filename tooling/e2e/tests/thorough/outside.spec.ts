import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pinnedPnpm } from "@wesdom/product/copy-repository";
import { ROOT } from "@wesdom/product/root";
import { runStep } from "@wesdom/product/run-step";
import { commandEnv } from "../../src/env.ts";
import { expect, test } from "../../src/test.ts";

/** Packing, installing and building with others' tools on two busy cores. */
const LIMIT_MS = 600_000;

/** What the packages are used with outside, beside what the catalog of the workspace names. */
const NEXT = "16.4.6";
const NODES = { node20: "20.20.2", node22: "22.23.3" } as const;
const OF_THE_CATALOG = [
  "react",
  "react-dom",
  "typescript",
  "vite",
  "@types/node",
  "@types/react",
  "@types/react-dom",
];

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The first example of a README, with what the reader has of it. */
async function example(name: string): Promise<string> {
  const readme = await readFile(join(ROOT, "packages", name, "README.md"), "utf8");
  return /```tsx?\n(.*?)```/s.exec(readme)?.[1] ?? "";
}

async function catalog(): Promise<Readonly<Record<string, string>>> {
  const workspace = await readFile(join(ROOT, "pnpm-workspace.yaml"), "utf8");
  const versions = OF_THE_CATALOG.map((name) => [
    name,
    new RegExp(`^  "?${name}"?: (\\S+)$`, "m").exec(workspace)?.[1] ?? "",
  ]);
  return Object.fromEntries(versions) as Record<string, string>;
}

/** Imports every entry of every package, and says how many. */
const IMPORT_ALL = `
import { readFileSync } from "node:fs";
let count = 0;
for (const name of NAMES) {
  const { exports } = JSON.parse(readFileSync(\`node_modules/\${name}/package.json\`, "utf8"));
  for (const path of Object.keys(exports)) {
    if (/\\.(?:css|json)$/.test(path)) continue;
    await import(name + path.slice(1));
    count += 1;
  }
}
console.log(String(count));
`;

const NEXT_PAGE = `
import "@wesdom/ui-kit/styles.css";
import { buildRobots } from "@wesdom/seo";
import { Accordion } from "@wesdom/ui-kit/accordion";
import { Button } from "@wesdom/ui-kit/button";
import { Section } from "@wesdom/ui-kit/section";
import { Tabs } from "@wesdom/ui-kit/tabs";

export default function Page() {
  const robots = buildRobots({ sitemaps: [], allow: [], disallow: ["/api/"] });
  return (
    <Section>
      <Button href="/case">{robots.includes("Disallow") ? "See the work" : ""}</Button>
      <Tabs label="Topics" items={[{ key: "all", label: "All", href: "#all", current: true }]} />
      <Accordion items={[{ key: "how", title: "How long?", content: "Three months." }]} />
    </Section>
  );
}
`;

const NEXT_LAYOUT = `
export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

test("packed packages run in Node 20, 22 and 24, compile strictly, and are built by Vite and by Next", async () => {
  test.setTimeout(LIMIT_MS);
  const folder = await mkdtemp(join(tmpdir(), "wesdom-outside-"));
  const shop = join(folder, "shop");
  const env = commandEnv({ CI: "true", NODE_ENV: "", NEXT_TELEMETRY_DISABLED: "1" });
  const pnpm = await pinnedPnpm();
  const inShop = (program: string, ...args: string[]) => runStep(program, args, { cwd: shop, env });
  const bin = (name: string) => join(shop, "node_modules/.bin", name);
  const put = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(shop, file)), { recursive: true });
    await writeFile(join(shop, file), text);
  };
  try {
    const packed: Record<string, string> = {};
    for (const name of await readdir(join(ROOT, "packages"))) {
      const cwd = join(ROOT, "packages", name);
      const manifest = JSON.parse(await readFile(join(cwd, "package.json"), "utf8")) as Manifest;
      if (manifest.private === true) continue;
      const options = ["--json", "--config.ignore-scripts=true", "--pack-destination", folder];
      const said = await runStep("npx", ["--prefer-offline", "-y", pnpm, "pack", ...options], { cwd, env });
      packed[manifest.name] = `file:${(JSON.parse(said) as { filename: string }).filename}`;
    }
    const nodes = Object.fromEntries(
      Object.entries(NODES).map(([name, version]) => [name, `npm:node-${platform()}-${arch()}@${version}`]),
    );
    // What the entries for React ask for; react itself is in the catalog.
    const peers = { "@tanstack/react-router": "^1.170.0", "@unhead/react": "^3.3.1" };
    const dependencies = { ...packed, ...nodes, ...peers, ...(await catalog()), next: NEXT };
    await put("package.json", JSON.stringify({ name: "shop", private: true, type: "module", dependencies }));
    await put("pnpm-workspace.yaml", `overrides: ${JSON.stringify(packed)}\n`);
    const install = ["install", "--prefer-offline", "--ignore-scripts"];
    await inShop("npx", "--prefer-offline", "-y", pnpm, ...install);

    await put("all.mjs", IMPORT_ALL.replace("NAMES", JSON.stringify(Object.keys(packed))));
    const here = await inShop(process.execPath, "all.mjs");
    expect(Number(here)).toBeGreaterThan(100);
    for (const name of Object.keys(NODES))
      expect(await inShop(join(shop, "node_modules", name, "bin/node"), "all.mjs"), name).toBe(here);

    const examples = ["validators", "seo", "tracking", "api-client", "site-runtime", "ui-kit"];
    for (const name of examples) await put(`src/${name}.tsx`, await example(name));
    // schema-dts declares its own file as CommonJS and imports a module in it: under node16 that is its fault, not ours.
    const strict = ["--noEmit", "--strict", "--skipLibCheck", "--jsx", "react-jsx", "--target", "es2022"];
    const files = examples.map((name) => `src/${name}.tsx`);
    await put("src/css.d.ts", 'declare module "*.css";\n');
    for (const module of [["node16"], ["esnext", "--moduleResolution", "bundler"]])
      await inShop(bin("tsc"), ...strict, "--module", ...module, "src/css.d.ts", ...files);

    await put("index.html", '<div id="root"></div><script type="module" src="/src/main.tsx"></script>');
    await put("src/main.tsx", examples.map((name) => `import "./${name}.tsx";\n`).join(""));
    await inShop(bin("vite"), "build", "--target", "esnext");

    await put("app/page.tsx", NEXT_PAGE);
    await put("app/layout.tsx", NEXT_LAYOUT);
    await inShop(bin("next"), "build");
    expect(await readFile(join(shop, ".next/server/app/index.html"), "utf8")).toContain("See the work");

    // Declaration maps lead into sources that are there.
    const declared = join(shop, "node_modules/@wesdom/seo/dist/index.d.ts.map");
    const { sources } = JSON.parse(await readFile(declared, "utf8")) as { sources: readonly string[] };
    for (const source of sources) await readFile(join(dirname(declared), source));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
