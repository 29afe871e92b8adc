import { measureLoad, type LoadResult } from "@wesdom/product/measure-load";
import { runProduct } from "@wesdom/product/run-product";
import { startNextApp } from "./next-app.ts";

/** The page that is measured. */
const PAGE = "/m/zh-cn";

/** The same page with a query that keeps it out of every cache: rendered for each request. */
const RENDERED = `${PAGE}?sent=1`;

/** Visitors at a time: many for a page from memory, few for one that keeps a processor busy. */
const CACHED_CONNECTIONS = 50;
const RENDERED_CONNECTIONS = 8;

/** What one server did with both pages. */
interface Throughput {
  readonly name: string;
  readonly cached: LoadResult;
  readonly rendered: LoadResult;
}

/**
 * Measures how many pages a second the host answers from memory and rendered, with p99 and memory, and the same of a
 * Next server that shows a page of the same content from the same API; prints both and their ratio.
 *
 * @param seconds - How long each page is asked for.
 * @param compare - Whether Next is fetched and measured too.
 */
export async function benchHostThroughput(seconds: number, compare: boolean): Promise<void> {
  const product = await runProduct({ LOG_REQUESTS: "0" });
  try {
    const host = await measure("host", product.origin, product.hostPid, [PAGE, RENDERED], seconds);
    printThroughput(host);
    if (!compare) return;
    const next = await startNextApp(product.apiOrigin);
    try {
      const name = next.version.replace(/^next\.js v?/i, "Next ");
      const other = await measure(name, next.origin, next.pid, ["/cached", "/rendered"], seconds);
      printThroughput(other);
      printRatio(host, other);
    } finally {
      await next.stop();
    }
  } finally {
    await product.stop();
  }
}

async function measure(
  name: string,
  origin: string,
  pid: number,
  [cached, rendered]: readonly [string, string],
  seconds: number,
): Promise<Throughput> {
  return {
    name,
    cached: await measureLoad(origin + cached, pid, { seconds, connections: CACHED_CONNECTIONS }),
    rendered: await measureLoad(origin + rendered, pid, { seconds, connections: RENDERED_CONNECTIONS }),
  };
}

function printThroughput({ name, cached, rendered }: Throughput): void {
  for (const [kind, result] of Object.entries({ cached, rendered })) {
    const { requestsPerSecond, p50Ms, p99Ms, failed, elements, bytes, residentBytes } = result;
    const parts = [
      `${name} ${kind}`.padEnd(24),
      `${requestsPerSecond.toFixed(0)} pages/s`.padStart(14),
      `p50 ${p50Ms} ms`.padStart(12),
      `p99 ${p99Ms} ms`.padStart(12),
      `${elements} elements`.padStart(15),
      `${(bytes / 1000).toFixed(1)} kB`.padStart(9),
      `${(residentBytes / 1e6).toFixed(0)} MB resident`.padStart(18),
      failed > 0 ? `${failed} failed` : "",
    ];
    console.info(parts.join("").trimEnd());
  }
}

function printRatio(host: Throughput, other: Throughput): void {
  for (const kind of ["cached", "rendered"] as const) {
    const pages = host[kind].requestsPerSecond / other[kind].requestsPerSecond;
    const tail = other[kind].p99Ms / Math.max(host[kind].p99Ms, 1);
    const memory = other[kind].residentBytes / host[kind].residentBytes;
    console.info(
      `${kind}: host answers ${pages.toFixed(1)}× the pages of ${other.name}, p99 ${tail.toFixed(1)}× shorter, memory ${memory.toFixed(1)}× smaller`,
    );
  }
}
