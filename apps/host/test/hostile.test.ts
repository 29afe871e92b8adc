import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { readFile, writeFile } from "node:fs/promises";
import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { describe, expect, test } from "vitest";
import { PHONE, setUp, setUpServer, until } from "./support/set-up.ts";

/** Sends bytes and gives what comes back until the connection ends. */
async function speak(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  return text(socket).catch(() => "");
}

function get(target: string, headers = ""): string {
  return `GET ${target} HTTP/1.1\r\nHost: site.test\r\nUser-Agent: ${PHONE}\r\n${headers}Connection: close\r\n\r\n`;
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
}

describe("slow clients", () => {
  test("lose the connection when a form's body does not arrive in time, and others are served meanwhile", async () => {
    const { port, base } = await setUpServer({}, { requestTimeoutMs: 300, headersTimeoutMs: 300 });
    const head =
      "POST /m/zh-cn/about HTTP/1.1\r\nHost: site.test\r\nOrigin: http://site.test\r\nContent-Length: 1000\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\n\r\nname=A";
    const slow = Promise.all(Array.from({ length: 20 }, () => speak(port, head)));
    const response = await fetch(`${base}/m/zh-cn`, { headers: { "user-agent": PHONE } });
    expect(response.status).toBe(200);
    for (const answer of await slow) expect([0, 408]).toContain(statusOf(answer));
  });

  test("that say nothing at all are let go", async () => {
    const { port } = await setUpServer({}, { headersTimeoutMs: 100, idleTimeoutMs: 100 });
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.resume();
    await once(socket, "close");
    expect(socket.destroyed).toBe(true);
  });

  test("that leave in the middle of an answer harm nobody", async () => {
    const { port, base, lines } = await setUpServer();
    for (let index = 0; index < 30; index += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      await once(socket, "connect");
      socket.write(get(`/m/zh-cn/article?code=${index}`));
      socket.destroy();
    }
    const response = await fetch(`${base}/m/zh-cn`, { headers: { "user-agent": PHONE } });
    expect(await response.text()).toContain("hello");
    expect(lines.filter((line) => line["event"] === "request-failed")).toEqual([]);
  });

  test.each(["/m/_beacon", "/m/_beacon/policy", "/m/zh-cn/about"])(
    "that leave in the middle of what they send to %s are no failure of ours",
    async (path) => {
      const { port, lines } = await setUpServer({ env: { LOG_REQUESTS: "1" } });
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.end(
        `POST ${path} HTTP/1.1\r\nHost: site.test\r\nOrigin: http://site.test\r\nContent-Length: 1000\r\n` +
          "Content-Type: application/x-www-form-urlencoded\r\n\r\nname=A",
      );
      await until(() => lines.some((line) => line["path"] === path));
      expect(lines.filter((line) => line["event"] === "request-failed")).toEqual([]);
    },
  );
});

describe("a flood on one connection", () => {
  test.each([
    ["/m/en-us?utm_source=x", "", "Please try again in a few seconds"],
    ["/api/word.do", "Lang: 3\r\n", "ご利用いただけません"],
    ["/api/en/word.do", "", "The service is unavailable"],
  ])("is refused beyond what may wait, in the language of %s", async (target, headers, said) => {
    const { port } = await setUpServer();
    const flood = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3000);
    const answer = await speak(port, flood + get(target, headers));
    expect(answer).toContain("HTTP/1.1 503 ");
    expect(answer.slice(answer.lastIndexOf("HTTP/1.1"))).toContain(said);
  });
});

describe("malformed requests are answered, and the host goes on:", () => {
  test.each<[string, string, readonly number[]]>([
    ["a percent sign alone", get("/m/zh-cn/%"), [400]],
    ["half an escape", get("/m/%e4%b8"), [400]],
    ["bytes that are no UTF-8", get("/m/%ff%fe"), [400]],
    ["an overlong slash", get("/m/%c0%af%c0%af"), [400]],
    ["a NUL", get("/m/zh-cn%00.html"), [400]],
    ["a line end in the path", get("/m/zh-cn%0d%0aSet-Cookie:%20a=b"), [400]],
    ["a bad escape in the query", get("/m/zh-cn?a=%zz"), [200]],
    ["a very long path", get(`/m/${"a".repeat(9000)}`), [400]],
    ["an absolute target of another host", get("http://evil.test/m/zh-cn"), [200, 302, 400]],
    ["a target without a slash", get("m/zh-cn"), [400]],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", [400, 404, 405]],
    ["CONNECT", "CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n", [0, 400, 405]],
    ["an unknown method", "BREW /m HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", [400]],
    ["no Host", "GET /m/zh-cn HTTP/1.1\r\nConnection: close\r\n\r\n", [400]],
    ["a health check without a Host", "GET /healthz HTTP/1.0\r\n\r\n", [200]],
    ["two Hosts", get("/m/zh-cn", "Host: evil.test\r\n"), [200, 400]],
    ["HTTP/0.9", "GET /m/zh-cn\r\n\r\n", [0, 400]],
    ["HTTP/9", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", [0, 400, 505]],
    ["a header without a name", get("/m/zh-cn", ": x\r\n"), [400]],
    ["a header with a control character", get("/m/zh-cn", "X-A: a\u0001b\r\n"), [200, 400]],
    ["a header with a bare line end", get("/m/zh-cn", "X-A: a\nb\r\n"), [400]],
    [
      "both lengths",
      `POST /m/zh-cn HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      [400, 403],
    ],
    [
      "two lengths",
      "POST /m/zh-cn HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd",
      [400],
    ],
    ["a length that is no number", "POST /m HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", [400]],
    ["more headers than fit", get("/m/zh-cn", "X-A: b\r\n".repeat(4000)), [431]],
    ["a cookie of 100 kB", get("/m/zh-cn", `Cookie: a=${"b".repeat(100_000)}\r\n`), [431]],
    [
      "cookies that are none",
      get("/m/zh-cn", "Cookie: ;;;=;view;=mobile;preview-cn=%;preview-cn=a.b.c\r\n"),
      [200],
    ],
    ["a range that is none", get("/m/_cn/assets/app-1.js", "Range: bytes=9-1,abc\r\n"), [200]],
    ["a date that is none", get("/m/zh-cn", 'If-Modified-Since: soon\r\nIf-None-Match: "\r\n'), [200]],
    ["an expectation that is none", get("/m/zh-cn", "Expect: a-miracle\r\n"), [200]],
    ["an encoding that is none", get("/m/zh-cn", "Accept-Encoding: ;q=,br;q=x,*;q=0\r\n"), [200, 406]],
    [
      "a forged protocol",
      get("/m/zh-cn", "X-Forwarded-Proto: javascript\r\nX-Forwarded-Host: evil.test\r\n"),
      [200],
    ],
  ])("%s", async (_name, bytes, expected) => {
    const { port, base, lines } = await setUpServer();
    const answer = await speak(port, bytes);
    expect(expected).toContain(statusOf(answer));
    expect(answer).not.toMatch(/^set-cookie: a=b/im);
    expect(answer).not.toContain("evil.test");
    // Some get no answer at all.
    expect(answer).toMatch(/^$|\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).toMatch(/^$|^HTTP\/1\.1 [23]|\r\ncache-control: no-store\r\n/i);
    const next = await fetch(`${base}/m/zh-cn`, { headers: { "user-agent": PHONE } });
    expect(next.status).toBe(200);
    expect(lines.filter((line) => line["event"] === "request-failed")).toEqual([]);
  });
});

describe("nothing outside of what is published is ever sent:", () => {
  const SECRET = "the-secret-of-the-machine";

  test.each([
    "/m/_cn/../../../secret.txt",
    "/m/_cn/%2e%2e/%2e%2e/%2e%2e/secret.txt",
    "/m/_cn/..%2f..%2f..%2fsecret.txt",
    "/m/_cn/..%5c..%5csecret.txt",
    "/m/_cn/%252e%252e/%252e%252e/secret.txt",
    "/m/_cn/....//....//secret.txt",
    "/m/_cn/assets/..;/..;/secret.txt",
    "/m/_cn/builds/meta/../../../../../../release.json",
    "/m/_cn//etc/passwd",
    "/m/_cn/assets/app-1.js/../../../../../../../secret.txt",
    "/m/_cn/../../server/entry.js",
    "/m/_cn/release.json",
    "/m/brand/../../../secret.txt",
    "/m/qr/..%2f..%2fsecret.txt.png",
    "/preview.key",
    "/m/preview.key",
    "/current.json",
    "/cn/history.jsonl",
    "/m/zh-cn/../../../_payload.json?../../secret.txt",
    "/m/zh-cn/_payload.json?../../secret.txt",
    "/m/zh-cn/_payload.json?..%2f..%2fsecret.txt",
    "/centre/..%2f..%2fsecret.txt",
    "/api/../secret.txt",
    "/.git/config",
    "/.env",
    "file:///etc/passwd",
  ])("%s", async (target) => {
    const { port, releasesDir } = await setUpServer();
    await writeFile(join(releasesDir, "secret.txt"), SECRET);
    await writeFile(join(releasesDir, "preview.key"), SECRET.repeat(4));
    const answer = await speak(port, get(target));
    expect(answer).not.toContain(SECRET);
    expect(answer).not.toContain("root:");
    expect(answer).not.toContain("export async function render");
    expect(answer).not.toContain('"sha256"');
  });

  test("any path at all leads to a page, a file of a manifest, a redirect or a refusal", async () => {
    const { ask, releasesDir } = await setUp();
    await writeFile(join(releasesDir, "secret.txt"), SECRET);
    const part = constantFrom(
      "m",
      "_cn",
      "..",
      ".",
      "%2e%2e",
      "%2f",
      "%5c",
      "assets",
      "secret.txt",
      "cn",
      "zh-cn",
      "",
      "%00",
      "~",
      "build-1",
    );
    await assert(
      asyncProperty(array(part, { minLength: 1, maxLength: 8 }), async (parts) => {
        const response = await ask(`/${parts.join("/")}`);
        expect([200, 302, 400, 404]).toContain(response.status);
        expect(await response.text()).not.toContain(SECRET);
        const location = response.headers.get("location") ?? "/m";
        expect(location).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

describe("a release damaged while it is served", () => {
  test("goes on: pages from memory, damaged files as missing, and a repaired one again", async () => {
    const { ask, releasesDir } = await setUp();
    const file = join(releasesDir, "cn/build-1/client/m/_cn/assets/only-build-1.js");
    const whole = await readFile(file);
    await writeFile(file, "damaged");
    await writeFile(join(releasesDir, "cn/build-1/server/entry.js"), "throw 1");
    expect((await ask("/m/zh-cn")).status).toBe(200);
    expect((await ask("/m/_cn/assets/only-build-1.js")).status).toBe(404);
    await writeFile(file, whole);
    expect((await ask("/m/_cn/assets/only-build-1.js")).status).toBe(200);
  });
});
