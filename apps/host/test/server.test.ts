import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { startHost } from "../src/start-host.ts";
import { PHONE, setUpServer, surroundings, until } from "./support/set-up.ts";
import { ELSEWHERE } from "./support/elsewhere.ts";

/** Sends bytes and gives what comes back until the connection ends. */
async function speak(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  return text(socket);
}

/** Asks on a connection that stays; @returns a way to ask again on it, which gives all that came until it closes. */
async function keptConnection(port: number, path: string): Promise<() => Promise<string>> {
  const socket = connect(port, "127.0.0.1");
  const lines = `GET ${path} HTTP/1.1\r\nHost: a\r\nUser-Agent: ${PHONE}\r\n\r\n`;
  await once(socket, "connect");
  socket.write(lines);
  const closed = once(socket, "close").then(() => Promise.reject(new Error("closed")));
  await Promise.race([once(socket, "data"), closed]);
  return () => {
    socket.write(lines);
    return text(socket);
  };
}

describe("on its port, the host", () => {
  test("answers a request line and headers that no browser sends", async () => {
    const { port } = await setUpServer();
    const close = "Connection: close\r\n\r\n";
    expect(await speak(port, "nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await speak(port, `GET /m/\\evil.test HTTP/1.1\r\nHost: a\r\n${close}`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
    expect(await speak(port, `GET /m/zh-cn HTTP/1.1\r\nHost: a b\r\n${close}`)).toMatch(/^HTTP\/1\.1 400 /);
    const badHost = await speak(port, `GET /m/zh-cn HTTP/1.1\r\nHost: evil.test/path\r\n${close}`);
    expect(badHost).toMatch(/^HTTP\/1\.1 400 /);
    expect(badHost).toContain("x-content-type-options: nosniff");
    expect(badHost).toContain("这个地址有误");
    expect(
      await speak(port, `GET //evil.test/%2e%2e HTTP/1.1\r\nHost: a\r\nUser-Agent: iPhone\r\n${close}`),
    ).toMatch(/location: \/m\/zh-cn\/404\r\n/i);
    const traversal = `GET /m/_cn/../../../../etc/passwd HTTP/1.1\r\nHost: a\r\nUser-Agent: iPhone\r\n${close}`;
    expect(await speak(port, traversal)).not.toContain("root:");
  });

  test("says which setting names a port that is in use, before it renders a page", async () => {
    const { port } = await setUpServer();
    const { options, lines } = await surroundings({ env: { PORT: String(port) } });
    await expect(startHost(options)).rejects.toThrow(`Port ${port} (PORT) is in use.`);
    expect(lines).toEqual([]);
  });

  test("refuses huge cookies and goes on", async () => {
    const { port, base } = await setUpServer();
    const cookie = "a".repeat(20_000);
    const answer = await speak(port, `GET /m/zh-cn HTTP/1.1\r\nHost: a\r\nCookie: c=${cookie}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    const large = "a".repeat(12_000);
    const ok = await fetch(`${base}/m/zh-cn`, { headers: { "user-agent": PHONE, cookie: `c=${large}` } });
    expect(ok.status).toBe(200);
  });

  test("lets no one hold a connection by sending headers slowly", async () => {
    const { port } = await setUpServer({}, { headersTimeoutMs: 100 });
    expect(await speak(port, "GET /m/zh-cn HTTP/1.1\r\nHost: a\r\nX-Slow: ")).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("finishes what is under way before it stops, and takes nothing new", async () => {
    const { base, api, stop } = await setUpServer();
    const release = Promise.withResolvers<void>();
    api.hold = release.promise;
    const calls = api.calls.length;
    const slow = fetch(`${base}/m/zh-cn/article?code=slow`, { headers: { "user-agent": PHONE } });
    await until(() => api.calls.length > calls);
    const stopped = stop();
    await expect(fetch(`${base}/healthz`)).rejects.toThrow("fetch failed");
    release.resolve();
    const response = await slow;
    expect(await response.text()).toContain("hello slow");
    expect(response.headers.get("connection")).toBe("close");
    await stopped;
  });

  test("while it drains, answers on connections that are kept, each for the last time", async () => {
    const { port, stop } = await setUpServer({ env: { DRAIN_SECONDS: "5" } });
    const kept = await Promise.all(["/m/zh-cn", "/healthz"].map((path) => keptConnection(port, path)));
    const stopped = stop();
    await expect(keptConnection(port, "/m/zh-cn")).rejects.toThrow("ECONNREFUSED");
    const [page = "", health = ""] = await Promise.all(kept.map((ask) => ask()));
    expect(page).toMatch(/^HTTP\/1\.1 200 .*^connection: close/ims);
    expect(health).toMatch(/^HTTP\/1\.1 503 .*^connection: close.*"draining"/ims);
    await stopped;
  });

  test.each([
    { hops: "0", served: 2 },
    { hops: "1", served: 10 },
  ])(
    "has room for few connections, behind $hops proxies for $served of one network",
    async ({ hops, served }) => {
      const { port } = await setUpServer({ env: { MAX_CONNECTIONS: "10", TRUST_PROXY_HOPS: hops } });
      const asked = await Promise.allSettled(
        Array.from({ length: 14 }, () => keptConnection(port, "/healthz")),
      );
      expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(served);
    },
  );

  test("waits no longer than it may", async () => {
    const { base, api, stop } = await setUpServer({ env: { SHUTDOWN_SECONDS: "0" } });
    api.hold = new Promise(() => undefined);
    const calls = api.calls.length;
    const slow = fetch(`${base}/api/word.do`).catch((error: unknown) => error);
    await until(() => api.calls.length > calls);
    await stop();
    expect(await slow).toBeInstanceOf(Error);
  });
});

describe("as a process, the host", () => {
  const main = join(import.meta.dirname, "../src/main.ts");
  const start = (env: Record<string, string>) =>
    spawn(process.execPath, ["--conditions=@wesdom/source", main], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });

  test("says its port, serves, and stops at a signal", async () => {
    const { api, releasesDir } = await surroundings();
    const child = start({
      PORT: "0",
      HOST: "127.0.0.1",
      API_ORIGIN: api.origin,
      RELEASES_DIR: releasesDir,
      STAND_INS: "0",
      ...ELSEWHERE,
    });
    let port = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const entry = JSON.parse(line) as { event: string; port?: number };
      if (entry.event !== "listening") continue;
      port = entry.port ?? 0;
      break;
    }
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await response.json()).toMatchObject({ releases: { cn: "build-1", intl: "build-1" } });
    // Whoever read its log has ended.
    child.stdout.destroy();
    const page = { headers: { "user-agent": PHONE }, signal: AbortSignal.timeout(10_000) };
    for (let asked = 0; asked < 20; asked += 1)
      expect((await fetch(`http://127.0.0.1:${port}/m/zh-cn`, page)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  }, 60_000);

  test("names every bad setting and does not start", async () => {
    const child = start({
      PORT: "http",
      PUBLIC_ORIGIN: "www.site.test",
      TRUST_PROXY_HOPS: "-1",
      TRACKING_MODE: "off",
    });
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(code).toBe(2);
    for (const name of ["PORT", "PUBLIC_ORIGIN", "TRUST_PROXY_HOPS", "TRACKING_MODE"])
      expect(errors).toContain(`- ${name} must be`);
  }, 20_000);
});
