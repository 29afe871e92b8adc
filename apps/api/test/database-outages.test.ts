import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, type OwnPostgres } from "@wesdom/vitest-config/postgres";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { killProcesses, listening, outcome, run } from "./support/processes.ts";

let postgres: OwnPostgres;
let dataDirectory: string;

beforeAll(async () => {
  postgres = await startPostgres();
  dataDirectory = mkdtempSync(join(tmpdir(), "wesdom-outages-"));
});

afterEach(killProcesses);

afterAll(async () => {
  await postgres.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Leads sent by many hands, each again and again until it is told to stop. */
interface Sending {
  /** References by the key of the lead: those that were acknowledged. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Waits until so many more are acknowledged. */
  readonly more: (count: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

function sendLeads(port: number, hands = 12): Sending {
  const acknowledged = new Map<string, string>();
  const over = new AbortController();
  let sent = 0;
  let told = (): void => undefined;
  const hand = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const number = (sent += 1);
      const reference = await sendLead(port, number);
      if (reference !== undefined) acknowledged.set(keyOf(number), reference);
      told();
    }
  };
  const working = Promise.all(Array.from({ length: hands }, hand));
  return {
    acknowledged,
    more: async (count) => {
      const wanted = acknowledged.size + count;
      while (acknowledged.size < wanted) await new Promise<void>((resolve) => (told = resolve));
    },
    stop: async () => {
      over.abort();
      await working;
    },
  };
}

const keyOf = (number: number): string => `lead-${number}`;

async function sendLead(port: number, number: number): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}/index/appeal.do`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": keyOf(number),
      // Each from an address of its own, so that no limit ends the sending.
      "X-Forwarded-For": `198.18.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify({
      kind: "appeal",
      consent: true,
      name: "王敏",
      phone: `139${String(number).padStart(8, "0")}`,
      needs: keyOf(number),
    }),
  }).catch(() => undefined);
  const body = (await response?.json()) as { data: { reference: string } | null } | undefined;
  return body?.data?.reference;
}

test("a restart of PostgreSQL under leads does not end the API", async () => {
  const child = run("src/main.ts", [], { DATABASE_URL: postgres.url, DATA_DIR: dataDirectory });
  const port = await listening(child);
  const ended = outcome(child);
  const leads = sendLeads(port);
  for (let restart = 0; restart < 3; restart += 1) {
    await Promise.race([leads.more(50), ended]);
    await postgres.end("SIGINT");
    await postgres.start();
  }
  await leads.stop();
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, err: "" });
});
