import autocannon from "autocannon";
import { readFile } from "node:fs/promises";

/** What a browser on a phone calls itself. */
export const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile";

/** How long a server is warmed up before it is measured, seconds. */
const WARM_UP_SECONDS = 2;

/** How a server stood a load. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that were not 2xx, and connections that failed. */
  readonly failed: number;
  /** Elements of the page. */
  readonly elements: number;
  /** Bytes of one answer, as it came over the wire. */
  readonly bytes: number;
  /** Memory of the process right after, bytes. */
  readonly residentBytes: number;
}

/**
 * Asks one address again and again as phones do, compressed, and says how fast and at what cost it was answered.
 *
 * @param url - The address.
 * @param pid - Process whose memory is read.
 */
export async function measureLoad(
  url: string,
  pid: number,
  { seconds, connections }: { readonly seconds: number; readonly connections: number },
): Promise<LoadResult> {
  const options = { url, connections, headers: { "user-agent": PHONE, "accept-encoding": "gzip" } };
  const page = await fetch(url, { headers: options.headers });
  const elements = [...(await page.text()).matchAll(/<[a-z]/g)].length;
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...options, duration: seconds });
  const total = Math.max(result.requests.total, 1);
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
    elements,
    bytes: Math.round(result.throughput.total / total),
    residentBytes: await residentBytes(pid),
  };
}

/** Memory of a process that lies in RAM, bytes; 0 where the system does not tell. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
