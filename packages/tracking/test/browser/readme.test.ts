import { afterEach, expect, inject, it, vi } from "vitest";
import readme from "../../README.md?raw";
import publicKey from "../fixtures/test.public.pem?raw";
import type { RecordedReport } from "./recorded-report.ts";

/** A name of its own, for the bundler takes a URL made of `import.meta.url` for an asset's. */
const HERE = import.meta.url;

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it("starts with an example that reports a visit", async () => {
  const address = `${inject("reportOrigin")}/${crypto.randomUUID()}`;
  const key = document.createElement("script");
  key.id = "tracking-key";
  key.type = "text/plain";
  key.textContent = publicKey;
  document.body.append(key);

  const [, example = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const source = (entry: string): string => JSON.stringify(new URL(`../../src/${entry}`, HERE).href);
  const program = example
    .replaceAll('"@wesdom/tracking/crypto"', source("crypto/index.ts"))
    .replaceAll('"@wesdom/tracking"', source("index.ts"))
    .replaceAll("/api/common/data/report.do", `${address}/report.do`);
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = program;
  document.body.append(script);

  const events = await vi.waitFor(
    async () => {
      const reports = (await (await fetch(`${address}/reports`)).json()) as RecordedReport[];
      expect(reports.length).toBeGreaterThan(2);
      return reports.map(({ event }) => typeof event === "object" && event.eventId);
    },
    { timeout: 10_000 },
  );
  expect(events).toEqual(["unique visitor", "new visitor", "page view"]);
});
