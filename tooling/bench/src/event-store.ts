import { createApi, type ApiOptions } from "@wesdom/api";
import { openEnvelope, type Envelope, type FrontEndTrackingEvent } from "@wesdom/tracking/server";
import { startPostgres } from "@wesdom/vitest-config/postgres";
import {
  constants,
  createCipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  publicEncrypt,
  randomBytes,
  randomInt,
  type KeyObject,
} from "node:crypto";
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
    const publicKey = createPublicKey(api.settings.keys.tracking);
    const envelopes = Array.from({ length: ENVELOPES + WARM_UP }, (_, index) => seal(index, publicKey));
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

/** An event as the browser seals it; jsencrypt, which does it there, loads in no server. */
function seal(index: number, publicKey: KeyObject): Envelope {
  const time = Date.now();
  const event: FrontEndTrackingEvent = {
    eventId: "page view",
    objectId: 600_001,
    bizId: "",
    countType: "num",
    countValue: 1,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
    deviceIdMd5: String(index % ADDRESSES).padStart(32, "0"),
    deviceType: 1,
    time: time - index,
    isCnVersion: true,
  };
  const digits = Array.from({ length: 16 }, () => randomInt(10)).join("");
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-128-cbc", digits, iv);
  const data = Buffer.concat([iv, cipher.update(JSON.stringify(event)), cipher.final()]).toString("base64");
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
  const wesdom = publicEncrypt({ key: publicKey, ...padding }, Buffer.from(digits)).toString("base64");
  const sign = createHmac("sha256", digits)
    .update(`data=${data}&time=${time}&wesdom=${wesdom}`)
    .digest("hex");
  return { data, wesdom, sign, time: String(time) };
}

/** Sends all envelopes, so many at a time. @throws When one is not answered as taken. */
async function report(
  send: (request: Request) => Promise<Response>,
  envelopes: readonly Envelope[],
): Promise<void> {
  let next = 0;
  const sender = async (): Promise<void> => {
    for (let index = next++; index < envelopes.length; index = next++) {
      const query = new URLSearchParams({ ...envelopes[index] }).toString();
      const response = await send(
        new Request(`http://api/common/data/report.do?${query}`, {
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
