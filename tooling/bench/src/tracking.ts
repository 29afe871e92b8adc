import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import type { Rollup } from "vite";
import { build } from "vite";
import { median } from "./pages.ts";
import { CPU_SLOWDOWN, launchPhones } from "./slow-phone.ts";
import { HIDE_PROGRAM, SEAL_PROGRAM, SIZE_PROGRAMS } from "./tracking-programs.ts";

/** Events sealed in a run. */
const SEALED_EVENTS = 300;

/** Events made just before the page hides; its duration comes to them. */
const EVENTS_AT_HIDE = [0, 1, 10];

const RSA_BITS = 2_048;
const GZIP_LEVEL = 9;
const ENTRY = join(import.meta.dirname, "program.js");

/** Files of a program, the entry first. */
async function bundle(program: string, ssr = false): Promise<Rollup.RollupOutput["output"]> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["@wesdom/source", "browser", "module", "import", "default"] },
    ssr: {
      noExternal: true,
      resolve: { conditions: ["@wesdom/source", "browser", "module", "import", "default"] },
    },
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === "virtual:program" ? ENTRY : null),
        load: (id) => (id === ENTRY ? program : null),
      },
    ],
    build: {
      ssr,
      write: false,
      minify: true,
      target: ["chrome99", "safari15.4"],
      rollupOptions: {
        input: "virtual:program",
        external: /^(react|@tanstack)/,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "program.js" },
      },
    },
  })) as Rollup.RollupOutput;
  return output;
}

/** Bytes of gzip that each tracker adds to a site. */
async function measureSizes(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, program] of Object.entries(SIZE_PROGRAMS)) {
    // Without the helper that loads chunks, for a site has it already.
    const [entry, ...files] = await bundle(program, name === "ours, first load");
    const loaded = [entry, ...files.filter(({ fileName }) => entry.imports.includes(fileName))];
    const code = loaded.map((file) => ("code" in file ? file.code : "")).join("");
    sizes[name] = gzipSync(code, { level: GZIP_LEVEL }).length;
  }
  return sizes;
}

/** Serves a program as a page, and takes every report. */
async function servePage(program: string): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const output = await bundle(program);
  const files = new Map(output.map((file) => [file.fileName, "code" in file ? file.code : ""]));
  const server = createServer((request, response) => {
    const code = files.get((request.url ?? "/").slice(1));
    response.setHeader("Content-Type", code === undefined ? "text/html" : "text/javascript");
    response.end(
      code ?? '<!doctype html><title>bench</title><script type="module" src="/program.js"></script>',
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
  };
}

async function inPage<Result>(
  browser: Browser,
  origin: string,
  expression: string,
  slowdown = 1,
): Promise<Result> {
  const context = await browser.newContext();
  const page: Page = await context.newPage();
  const { publicKey } = generateKeyPairSync("rsa", {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  await page.addInitScript((key) => Object.assign(window, { publicKey: key }), publicKey);
  await page.goto(origin);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const result = await page.evaluate<Result>(expression);
  await context.close();
  return result;
}

async function repeat(
  runs: number,
  measure: () => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const results: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  const names = Object.keys(results[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(results.map((result) => result[name] ?? 0))]));
}

/**
 * Measures what tracking costs in Chromium, and prints it beside other ways to do it.
 *
 * @param runs - Of which the median counts; each in a browser context of its own.
 */
export async function benchTracking(runs: number): Promise<void> {
  const browser = await launchPhones();
  const sealing = await servePage(SEAL_PROGRAM);
  const hiding = await servePage(HIDE_PROGRAM);
  try {
    const seal = await repeat(runs, () =>
      inPage<Record<string, number>>(browser, sealing.origin, `measureSeal(${SEALED_EVENTS})`),
    );
    const hide = await repeat(runs, async () => {
      const result: Record<string, number> = {};
      for (const events of EVENTS_AT_HIDE) {
        const name = `with ${events} fresh events`;
        result[name] = await inPage<number>(browser, hiding.origin, `measureHide(${events})`, CPU_SLOWDOWN);
      }
      return result;
    });
    printGroup("JavaScript, gzip", "B", await measureSizes(), 0);
    printGroup("Sealing one event", "ms", seal, 3);
    printGroup(`Main thread while the page hides, CPU ${CPU_SLOWDOWN}× slower`, "ms", hide, 2);
  } finally {
    sealing.stop();
    hiding.stop();
    await browser.close();
  }
}

/** Prints a group, each line beside the first one. */
function printGroup(
  title: string,
  unit: string,
  values: Readonly<Record<string, number>>,
  digits: number,
): void {
  console.info(title);
  const [base = 1] = Object.values(values);
  for (const [name, value] of Object.entries(values)) {
    console.info(
      `  ${name.padEnd(42)} ${value.toFixed(digits).padStart(9)} ${unit}  × ${(value / base).toFixed(2)}`,
    );
  }
}
