import { expect, test } from "vitest";
import { BusyError } from "./admission.ts";
import { createBodyReader } from "./read-body.ts";

/** A body that comes piece by piece. */
function slowRequest() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  const init = { method: "POST", body, duplex: "half" as const };
  return {
    request: new Request("http://site.test/", init),
    push: (bytes: number) => controller.enqueue(new Uint8Array(bytes)),
    end: () => controller.close(),
  };
}

const tick = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("gives the body, and null for one that is too large", async () => {
  const read = createBodyReader();
  const [small, large] = [slowRequest(), slowRequest()];
  const reads = [read(small.request, 10, "a"), read(large.request, 10, "a")];
  small.push(4);
  small.push(6);
  small.end();
  large.push(11);
  expect((await reads[0])?.byteLength).toBe(10);
  expect(await reads[1]).toBeNull();
});

test("reads nothing of what says that it is larger, nor where there is none", async () => {
  const read = createBodyReader();
  const saying = (length: string) =>
    new Request("http://site.test/", {
      method: "POST",
      body: "0123456789",
      headers: { "content-length": length },
    });
  const larger = saying("11");
  expect([await read(larger, 10, "a"), larger.bodyUsed]).toEqual([null, false]);
  expect((await read(saying("10"), 10, "a"))?.byteLength).toBe(10);
  expect((await read(new Request("http://site.test/"), 10, "a"))?.byteLength).toBe(0);
});

test("refuses one of a network that holds its share, and any where all hold too much", async () => {
  const read = createBodyReader({ together: 30, ofOne: 20 });
  const [a1, a2, b1, c1] = [slowRequest(), slowRequest(), slowRequest(), slowRequest()];
  const first = read(a1.request, 100, "a");
  a1.push(15);
  await tick();
  const second = read(a2.request, 100, "a");
  a2.push(6);
  await expect(second).rejects.toThrow(BusyError);
  const other = read(b1.request, 100, "b");
  b1.push(14);
  await tick();
  const third = read(c1.request, 100, "c");
  c1.push(2);
  await expect(third).rejects.toThrow(BusyError);
  a1.end();
  b1.end();
  expect([(await first)?.byteLength, (await other)?.byteLength]).toEqual([15, 14]);
  const later = slowRequest();
  later.push(20);
  later.end();
  expect((await read(later.request, 100, "a"))?.byteLength).toBe(20);
});
