import { afterEach, expect, it } from "vitest";
import { createSealer } from "../../src/crypto/index.ts";
import { mountInspector } from "../../src/inspector/index.ts";
import otherKey from "../fixtures/other.private.pem?raw";
import privateKey from "../fixtures/test.private.pem?raw";
import publicKey from "../fixtures/test.public.pem?raw";

afterEach(() => document.body.replaceChildren());

const EVENT = {
  eventId: "per duration",
  objectId: 600002,
  bizId: "双十一",
  countType: "time",
  countValue: 1_234,
};
const url = (): string => {
  const envelope = createSealer({ publicKey }).seal(JSON.stringify(EVENT), 1_790_000_000_123);
  return `/api/common/data/report.do?${new URLSearchParams({ ...envelope })}`;
};
const shown = (): string =>
  document.body.lastElementChild?.shadowRoot?.querySelector("details")?.textContent ?? "";

it("shows each event as it leaves, opened with the development key", async () => {
  const inspector = mountInspector(privateKey);
  inspector.onSend({ url: url(), via: "beacon" });
  inspector.onSend({ url: url(), via: "fetch" });
  inspector.onDrop("age");
  await expect.poll(shown).toContain("beacon per duration 600002 双十一 1234 ms");
  await expect.poll(shown).toContain("fetch per duration");
  expect(shown()).toContain("dropped: age");
  expect(shown()).toContain("2 sent, 1 dropped");
  inspector.unmount();
  expect(document.body.childElementCount).toBe(0);
});

it("says so where an event was sealed for another key", async () => {
  const inspector = mountInspector(otherKey);
  inspector.onSend({ url: url(), via: "beacon" });
  await expect.poll(shown).toContain("sealed for another key");
});
