import { createApi, type ApiOptions } from "@wesdom/api";
import { reportUrl, seal, startPostgres, trackingEvent } from "@wesdom/api/testing";
import { openEnvelope, type Envelope } from "@wesdom/tracking/server";
import { createPrivateKey } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

/** Envelopes of one run. */
const ENVELOPES = 3_000;

/** Envelopes before them, which warm up the code and the database. */
const WARM_UP = 500;

/** Requests that are under way at once. */
const AT_ONCE = 20;

/** Visitors the envelopes come from, so that none comes near the limit of an address. */
const ADDRESSES = 250;

const SECOND_MS = 1000;

/** Envelopes a second. */
export interface EventStoreSpeed {
  /** Opening and checking alone, on one core. */
  readonly opened: number;
  /** From the request to the answer, on the embedded database in a folder. */
  readonly embedded: number;
  /** From the request to the answer, on a PostgreSQL of this machine that syncs each commit to disk. */
  readonly postgres: number;
}

/** Measures how many envelopes a second one process of the API opens and stores. */
export async function measureEventStore(): Promise<EventStoreSpeed> {
  const folder = mkdtempSync(join(tmpdir(), "wesdom-bench-"));
  const postgres = await startPostgres({ durable: true });
  try {
    const embedded = await storedPerSecond({ dataDirectory: folder, databaseUrl: "" });
    const onPostgres = await storedPerSecond({ dataDirectory: folder, databaseUrl: postgres.url });
    return { ...embedded, postgres: onPostgres.embedded };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function storedPerSecond(
  settings: NonNullable<ApiOptions["settings"]>,
): Promise<{ opened: number; embedded: number }> {
  const api = await createApi({ settings });
  try {
    const privateKey = createPrivateKey(api.settings.keys.tracking);
    const envelopes = sealed(ENVELOPES + WARM_UP);
    await report(api.fetch, envelopes.slice(0, WARM_UP));
    const measured = envelopes.slice(WARM_UP);
    const embedded = await perSecond(() => report(api.fetch, measured));
    const opened = await perSecond(async () => {
      for (const envelope of measured) openEnvelope(envelope, privateKey);
    });
    return { opened, embedded };
  } finally {
    await api.close();
  }
}

function sealed(count: number): Envelope[] {
  const time = Date.now();
  return Array.from({ length: count }, (_, index) =>
    seal(
      trackingEvent({
        userAgent:
          "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
        deviceIdMd5: String(index % ADDRESSES).padStart(32, "0"),
        time: time - index,
        isCnVersion: true,
      }),
      time,
    ),
  );
}

/** Sends all envelopes, so many at a time. @throws When one is not answered as taken. */
async function report(
  send: (request: Request) => Promise<Response>,
  envelopes: readonly Envelope[],
): Promise<void> {
  let next = 0;
  const sender = async (): Promise<void> => {
    for (let index = next++; index < envelopes.length; index = next++) {
      const response = await send(
        new Request(`http://api${reportUrl(envelopes[index] ?? {})}`, {
          method: "POST",
          headers: { "X-Forwarded-For": `10.1.0.${index % ADDRESSES}` },
        }),
      );
      if (response.status !== 200) throw new Error(`A report was answered with ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((ENVELOPES * SECOND_MS) / (performance.now() - start));
}
