import { describe, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { encodingsFor, prepareBody, sendPrepared } from "./prepared-body.ts";

const TEXT = "a text ".repeat(100);

const asking = (headers: Record<string, string>) => new Request("http://site.test/", { headers });
const accepting = (encodings: string) => asking({ "accept-encoding": encodings });

describe("a prepared body", () => {
  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", null, Buffer.from],
  ])("for Accept-Encoding %s is sent as %s", async (accept, encoding, decode) => {
    const body = await prepareBody(Buffer.from(TEXT), "kept");
    const response = sendPrepared(accepting(accept), body, { "x-own": "1" }, 404);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(decode(bytes).toString()).toBe(TEXT);
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      404,
      {
        "content-length": String(bytes.byteLength),
        etag: `"${body.tag}${encoding === null ? "" : `-${encoding}`}"`,
        "x-own": "1",
        ...(encoding !== null && { "content-encoding": encoding }),
      },
    ]);
  });

  test("is not sent again to who holds it, unless it is no content", async () => {
    const body = await prepareBody(Buffer.from(TEXT), "lasting");
    const request = asking({ "accept-encoding": "br", "if-none-match": `"${body.tag}-gzip"` });
    const known = sendPrepared(request, body, {});
    expect([known.status, await known.text(), known.headers.get("content-encoding")]).toEqual([
      304,
      "",
      null,
    ]);
    expect(sendPrepared(request, body, {}, 404).status).toBe(404);
    expect(sendPrepared(accepting("br"), body, {}).status).toBe(200);
  });

  test("has the encodings that are wanted, none where it is small, and counts them all", async () => {
    const whole = await prepareBody(Buffer.from(TEXT), "once");
    const { br, gzip } = whole.encoded;
    expect(whole.bytes).toBe(TEXT.length + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0));
    const wanted = encodingsFor(accepting("gzip"));
    expect(Object.keys((await prepareBody(Buffer.from(TEXT), "once", "", wanted)).encoded)).toEqual(["gzip"]);
    expect(encodingsFor(accepting("identity"))).toEqual([]);
    const sized = async (length: number) => prepareBody(Buffer.alloc(length), "once");
    expect(await sized(511)).toMatchObject({ encoded: {}, bytes: 511 });
    expect(Object.keys((await sized(512)).encoded).toSorted()).toEqual(["br", "gzip"]);
  });

  test("is another one with another salt", async () => {
    const tags = [undefined, "", "policy"].map(
      async (salt) => (await prepareBody(Buffer.from("a"), "once", salt)).tag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(2);
  });
});
