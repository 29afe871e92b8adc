import { afterEach, expect, inject, it } from "vitest";
import readme from "../../README.md?raw";
import publicKey from "../fixtures/test.public.pem?raw";
import type { RecordedReport } from "./recorded-report.ts";

/** A name of its own, for the bundler takes a URL made of `import.meta.url` for an asset's. */
const HERE = import.meta.url;

/** Until the sources are compiled, which nobody has asked for before, in milliseconds. */
const COMPILED_MS = 40_000;

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it("starts with an example that reports a visit", { timeout: 2 * COMPILED_MS }, async () => {
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

  const reported = async (): Promise<unknown[]> => {
    const reports = (await (await fetch(`${address}/reports`)).json()) as RecordedReport[];
    return reports.map(({ event }) => typeof event === "object" && event.eventId);
  };
  await expect
    .poll(reported, { timeout: COMPILED_MS })
    .toEqual(["unique visitor", "new visitor", "page view"]);
});
