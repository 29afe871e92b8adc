import { join } from "node:path";
import { runProduct } from "@wesdom/product/run-product";
import { attackSlider } from "./attack-slider.ts";
import { measureEventStore } from "./event-store.ts";
import { benchHostThroughput } from "./host-throughput.ts";
import { runLighthouse } from "./lighthouse.ts";
import { measureMenu } from "./menu.ts";
import { everyPage, PAGES } from "./pages.ts";
import { benchQuick } from "./quick.ts";
import { benchReleasesUnderLoad } from "./releases-under-load.ts";
import { drawContactSheets } from "./shots.ts";
import { benchTracking } from "./tracking.ts";

const USAGE = `Usage: pnpm bench [--origin URL] [--runs N]
       pnpm bench quick [--origin URL] [--runs N] [--store]
       pnpm bench every-page [--origin URL] [--runs N] [--only TEXT]
       pnpm shots [--origin URL] [--only TEXT]
       pnpm bench event-store
       pnpm bench throughput [--seconds N] [--alone]
       pnpm bench releases [--seconds N]
       pnpm bench tracking [--runs N]
       pnpm bench slider [--runs N]

Medians of N runs (default 5) over the three home pages: Lighthouse's mobile profile, and the time from the start of
a navigation until a tap has opened the menu, with 4× slower CPU on Slow 4G. Without --origin a product of its own is
started from the built sites.

quick: first paint, hydration, the way to an article and back, as multiples of what a fixed page takes in the same run;
fails where one has grown beyond the noise since the figures that --store wrote into tooling/bench/figures.json.

every-page: Lighthouse's mobile profile over every page of the three languages (--only: those whose address has TEXT).

shots: nothing is measured; every page as contact sheets at 320, 375, 430 and on its side (--only: as above), in
tooling/bench/.cache/shots.

event-store: reports of visits a second that one process of the API opens and stores, on both databases.

throughput: pages a second that the host answers from memory and rendered, with p99 and memory, against a Next server
with a page of the same content, which is fetched for it (--alone: without).

releases: both sites published and rolled back while 50 visitors ask (default 30 s): no request may fail.

tracking: medians of N runs (default 5) of sealing an event beside other ways to do it, of the main thread while a page
hides, and the size beside other trackers.

slider: how many of N puzzles (default 1000) each solver of the API's tests solves.`;

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

function count(name: "seconds" | "runs", fallback: number): number {
  const given = Number(option(name) ?? fallback);
  if (Number.isInteger(given) && given > 0) return given;
  throw new Error(`--${name} must be a whole number from 1, not “${option(name)}”.`);
}

/** Pages of which `--only` says a part of the address; all without it. */
const asked = (): readonly string[] => everyPage().filter((path) => path.includes(option("only") ?? ""));

const shown = (name: string, value: number): string =>
  name === "CLS" ? value.toFixed(3) : String(Math.round(value));

/** Measures a product that runs at `--origin`, or one of its own. */
async function withProduct(measure: (origin: string) => Promise<void>): Promise<void> {
  const given = option("origin");
  const product = given === undefined ? await runProduct() : { origin: given, stop: async () => undefined };
  try {
    await measure(product.origin);
  } finally {
    await product.stop();
  }
}

if (process.argv.includes("--help")) {
  console.info(USAGE);
} else if (process.argv[2] === "shots") {
  await withProduct((origin) =>
    drawContactSheets(origin, asked(), join(import.meta.dirname, "../.cache/shots")),
  );
} else if (process.argv[2] === "quick") {
  await withProduct(async (origin) => {
    if (!(await benchQuick(origin, count("runs", 5), process.argv.includes("--store")))) process.exitCode = 1;
  });
} else if (process.argv[2] === "event-store") {
  const { opened, embedded, postgres } = await measureEventStore();
  console.info("envelopes a second");
  console.info(`  ${"opened alone".padEnd(22)} ${opened}`);
  console.info(`  ${"stored, embedded".padEnd(22)} ${embedded}`);
  console.info(`  ${"stored, PostgreSQL".padEnd(22)} ${postgres}`);
} else if (process.argv[2] === "throughput") {
  await benchHostThroughput(count("seconds", 10), !process.argv.includes("--alone"));
} else if (process.argv[2] === "releases") {
  if (!(await benchReleasesUnderLoad(count("seconds", 30)))) process.exitCode = 1;
} else if (process.argv[2] === "tracking") {
  await benchTracking(count("runs", 5));
} else if (process.argv[2] === "slider") {
  process.exitCode = attackSlider(count("runs", 1_000));
} else if (process.argv[2] === "every-page") {
  await withProduct(async (origin) => {
    for (const page of asked()) {
      const { values, failed } = await runLighthouse(origin + page, count("runs", 5));
      const scores = Object.entries(values).map(([name, value]) => `${name} ${shown(name, value)}`);
      console.info(
        `${page}\n  ${scores.join(", ")}${failed.length > 0 ? `\n  below 0.9: ${failed.join(", ")}` : ""}`,
      );
    }
  });
} else {
  await withProduct(async (origin) => {
    for (const page of PAGES) {
      const menu = await measureMenu(origin + page, count("runs", 5));
      const { values, failed } = await runLighthouse(origin + page, count("runs", 5));
      console.info(page);
      console.info(`  ${"menu opens after ms".padEnd(22)} ${Math.round(menu)}`);
      for (const [name, value] of Object.entries(values)) {
        console.info(`  ${name.padEnd(22)} ${shown(name, value)}`);
      }
      if (failed.length > 0) console.info(`  below 0.9: ${failed.join(", ")}`);
    }
  });
}
