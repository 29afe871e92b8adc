import { request as requests, type APIRequestContext } from "@playwright/test";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "@wesdom/product/programs";
import { runNginx, startNginx, writeNginxConfig, type Nginx } from "../../src/nginx-in-front.ts";
import { ROOT } from "@wesdom/product/root";
import { runProduct, START_LIMIT_MS, type RunningProduct } from "@wesdom/product/run-product";
import { expect, test } from "../../src/test.ts";
import { besiegeFraming } from "@wesdom/siege";

/** Half a year, the least that the Observatory takes for HSTS. */
const LEAST_HSTS_SECONDS = 15_768_000;

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36";
const DESKTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36";

let folder: string;
let product: RunningProduct;
let nginx: Nginx;
let api: APIRequestContext;
let origin: string;

/** Calls of visitors beside the attacks on the framing of requests, and how long they may take. */
const FRAMING_VICTIMS = 600;
const FRAMING_LIMIT_MS = 120_000;

/** Fixed pages of both sites, the stand-in desktop page, a 404 and a refusal. */
let addresses: readonly (readonly [path: string, userAgent: string])[];

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  folder = await mkdtemp(join(tmpdir(), "wesdom-nginx-"));
  const ports = await freePorts(2);
  origin = `https://localhost:${ports[1]}`;
  product = await runProduct({ PUBLIC_ORIGIN: origin, TRUST_PROXY_HOPS: "1" });
  nginx = await startNginx(folder, [Number(new URL(product.origin).port)], ports);
  api = await requests.newContext({ ignoreHTTPSErrors: true, baseURL: origin });
  const pages: string[] = [];
  for (const app of ["cn", "intl"]) {
    const { buildId } = JSON.parse(
      await readFile(join(product.releasesDir, app, "current.json"), "utf8"),
    ) as {
      buildId: string;
    };
    const { files } = JSON.parse(
      await readFile(join(product.releasesDir, app, buildId, "release.json"), "utf8"),
    ) as { files: Record<string, unknown> };
    const prerendered = Object.keys(files).filter((path) => path.endsWith("/index.html"));
    pages.push(...prerendered.map((path) => path.slice("client".length, -"/index.html".length)));
  }
  addresses = [
    ...pages.map((path) => [path, PHONE] as const),
    ["/zh-cn", DESKTOP],
    ["/m/zh-cn/nowhere", PHONE],
    ["/m/%ff", PHONE],
    ["/centre", PHONE],
  ];
});

test.afterAll(async () => {
  await api.dispose();
  await nginx.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Every document with its policy by directive. */
async function documents() {
  expect(addresses.length).toBeGreaterThan(8);
  return Promise.all(
    addresses.map(async ([path, userAgent]) => {
      const response = await api.get(path, { headers: { "user-agent": userAgent } });
      const headers = response.headers();
      const policy = new Map(
        (headers["content-security-policy"] ?? "").split(/;\s*/).map((line) => {
          const [name = "", ...sources] = line.trim().split(/\s+/);
          return [name, sources] as const;
        }),
      );
      return { path, response, headers, policy, html: await response.text() };
    }),
  );
}

test("Observatory: scripts run by hash or from their own origin alone, nothing is evaluated", async () => {
  for (const { path, policy } of await documents()) {
    const sources = policy.get("script-src") ?? policy.get("default-src") ?? ["missing"];
    expect(sources, path).not.toContain("missing");
    for (const banned of ["'unsafe-inline'", "'unsafe-eval'", "data:", "*", "http:", "https:"])
      expect(sources, path).not.toContain(banned);
    expect(policy.get("object-src") ?? policy.get("default-src"), path).toEqual(["'none'"]);
    expect(policy.get("base-uri"), path).toEqual(["'none'"]);
    expect(policy.get("form-action"), path).toEqual(["'self'"]);
  }
});

test("Observatory: no policy names a source without TLS", async () => {
  for (const { path, headers } of await documents()) {
    expect(headers["content-security-policy"], path).not.toMatch(/\bhttp:/);
    expect(headers["content-security-policy"], path).toContain("upgrade-insecure-requests");
  }
});

test("Observatory: strict transport security for half a year and more, subdomains included", async () => {
  for (const { path, headers } of await documents()) {
    const [, seconds] = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "") ?? [];
    expect(Number(seconds), path).toBeGreaterThanOrEqual(LEAST_HSTS_SECONDS);
    expect(headers["strict-transport-security"], path).toContain("includeSubDomains");
  }
});

test("Observatory: http leads to https on the same host first, with a permanent redirect", async () => {
  const address = `http://localhost:${nginx.httpPort}/m/zh-cn?a=1`;
  for (const headers of [{}, { host: "evil.test" }]) {
    const plain = await api.get(address, { maxRedirects: 0, headers });
    expect(plain.status()).toBe(301);
    expect(plain.headers()["location"]).toBe(`${origin}/m/zh-cn?a=1`);
  }
});

test("Observatory: types are not guessed", async () => {
  for (const { path, headers } of await documents())
    expect(headers["x-content-type-options"], path).toBe("nosniff");
});

test("Observatory: no foreign page may frame a page", async () => {
  for (const { path, headers, policy } of await documents()) {
    expect(policy.get("frame-ancestors"), path).toEqual(["'self'"]);
    expect(headers["x-frame-options"], path).toBe("SAMEORIGIN");
  }
});

test("Observatory: other sites learn no path from the referrer", async () => {
  for (const { path, headers } of await documents())
    expect(headers["referrer-policy"], path).toMatch(
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
    );
});

test("Observatory: no answer opens itself to other origins", async () => {
  const calls = await Promise.all(
    ["/m/zh-cn", "/api/index/banner/page.do", "/m/_cn/builds/latest.json"].map((path) =>
      api.get(path, { headers: { origin: "https://evil.test", "user-agent": PHONE } }),
    ),
  );
  for (const call of calls) {
    expect(call.headers()["access-control-allow-origin"]).toBeUndefined();
    expect(call.headers()["access-control-allow-credentials"]).toBeUndefined();
  }
});

test("Observatory: cookies are Secure and bound to the site", async () => {
  const response = await api.get("/m/zh-cn?view=mobile", { headers: { "user-agent": DESKTOP } });
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  expect(cookies.length).toBeGreaterThan(0);
  for (const { value } of cookies) {
    expect(value).toMatch(/^__Host-/);
    expect(value).toContain("; HttpOnly; Secure");
    expect(value).toMatch(/; SameSite=(?:Lax|Strict)/);
  }
});

test("Observatory: no script or style sheet of another host is in a page without its integrity", async () => {
  for (const { path, html } of await documents()) {
    for (const [tag] of html.matchAll(
      /<(?:script|link)\b[^>]*\b(?:src|href)="(?:https?:)?\/\/[^"]*"[^>]*>/g,
    )) {
      if (/rel="(?:canonical|alternate|icon|apple-touch-icon)"/.test(tag) || tag.includes(`"${origin}/`))
        continue;
      expect(tag, path).toMatch(/integrity="sha(?:256|384|512)-/);
    }
  }
});

test("behind nginx, pages name the public origin and visitors' own headers do not count", async () => {
  const response = await api.get("/m/en-us", {
    headers: { "user-agent": PHONE, "x-forwarded-host": "evil.test", "x-forwarded-proto": "http" },
  });
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(`${origin}/m/en-us`);
  expect(html).not.toContain("evil.test");
  expect(response.headers()["server"]).toBe("nginx");
});

test("behind nginx, hashed files come from its cache with the same headers, in each encoding", async () => {
  const html = await (await api.get("/m/zh-cn", { headers: { "user-agent": PHONE } })).text();
  const script = /src="(\/m\/_cn\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
  for (const encoding of ["br", "gzip", "br"]) {
    const response = await api.get(script, { headers: { "accept-encoding": encoding } });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-encoding": encoding,
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
});

test("an instance that hangs is left alone after two tries, a host as an API", async () => {
  const room = await mkdtemp(join(tmpdir(), "wesdom-hanging-"));
  let tries = 0;
  const silent = createTcpServer(() => (tries += 1)).listen(0, "127.0.0.1");
  const well = createServer((_, response) => response.end("well")).listen(0, "127.0.0.1");
  await Promise.all([silent, well].map((server) => once(server, "listening")));
  const servers = [silent, well].map((server) => (server.address() as AddressInfo).port);
  const [http = 0, https = 0, balancer = 0] = await freePorts(3);
  const config = await writeNginxConfig(room, servers, [http, https], { port: balancer, servers });
  const text = await readFile(config, "utf8");
  await writeFile(config, text.replaceAll(/proxy_read_timeout \d+s;/g, "proxy_read_timeout 100ms;"));
  const stop = await runNginx(room, config, https);
  try {
    for (const address of [`https://localhost:${https}/m/zh-cn`, `http://127.0.0.1:${balancer}/healthz`]) {
      tries = 0;
      for (let turn = 0; turn < 40; turn += 1) expect(await (await api.get(address)).text()).toBe("well");
      // One more for each second that this took; counted among all it would be twenty.
      expect(tries, address).toBeLessThan(8);
      expect(tries, address).toBeGreaterThan(0);
    }
  } finally {
    await stop();
    silent.close();
    well.close();
    await rm(room, { recursive: true, force: true });
  }
});

test("instances that are busy are asked on, and one that waits for others is not taken for one that hangs", async () => {
  const room = await mkdtemp(join(tmpdir(), "wesdom-busy-"));
  const busy = [0, 1].map(() =>
    createServer(({ url }, response) => {
      response.statusCode = url === "/m/zh-cn" ? 200 : 503;
      response.end();
    }).listen(0, "127.0.0.1"),
  );
  await Promise.all(busy.map((server) => once(server, "listening")));
  const [http = 0, https = 0] = await freePorts(2);
  const ports = busy.map((server) => (server.address() as AddressInfo).port);
  const stop = await runNginx(room, await writeNginxConfig(room, ports, [http, https]), https);
  try {
    const statusOf = async (path: string) => (await api.get(`https://localhost:${https}${path}`)).status();
    for (let turn = 0; turn < 8; turn += 1) expect(await statusOf("/api/index/info.do")).toBe(503);
    expect(await statusOf("/m/zh-cn")).toBe(200);
  } finally {
    await stop();
    for (const server of busy) server.close();
    await rm(room, { recursive: true, force: true });
  }
  const numberIn = async (file: string, pattern: RegExp) =>
    Number(pattern.exec(await readFile(join(ROOT, file), "utf8"))?.[1]?.replace("_", ""));
  const hostMs = await numberIn("apps/host/src/create-host.ts", /API_TIMEOUT_MS = ([\d_]+);/);
  const balancer = await numberIn("docs/operations/nginx-api.conf", /proxy_read_timeout (\d+)s;/);
  expect(balancer * 1000).toBeGreaterThan(hostMs);
});

test("behind a balancer nginx passes on the visitor's address, by the lines that are there for it", async () => {
  const room = await mkdtemp(join(tmpdir(), "wesdom-balancer-"));
  const echo = createServer((request, response) => response.end(request.headers["x-forwarded-for"]));
  await once(echo.listen(0, "127.0.0.1"), "listening");
  const [http = 0, https = 0] = await freePorts(2);
  const config = await writeNginxConfig(room, [(echo.address() as AddressInfo).port], [http, https]);
  const text = await readFile(config, "utf8");
  const lines = text.replaceAll(/# (set_real_ip_from|real_ip_)/g, "$1").replaceAll("192.0.2.10", "127.0.0.1");
  await writeFile(config, lines);
  const stop = await runNginx(room, config, https);
  try {
    const headers = { "x-forwarded-for": "198.51.100.1, 203.0.113.7" };
    expect(await (await api.get(`https://localhost:${https}/m`, { headers })).text()).toBe("203.0.113.7");
  } finally {
    await stop();
    echo.close();
    await rm(room, { recursive: true, force: true });
  }
});

for (const way of ["straight to host", "through nginx"]) {
  test(`no framing of a request reaches the API or another visitor, ${way}`, async () => {
    test.setTimeout(FRAMING_LIMIT_MS);
    const figures = await besiegeFraming({
      origin: way === "through nginx" ? origin : product.origin,
      host: new URL(origin).host,
      victims: FRAMING_VICTIMS,
      attackersAtOnce: 4,
      victimsAtOnce: 12,
    });
    expect(figures).toMatchObject({ wrong: 0, failed: 0, through: [] });
    expect(figures.victims).toBeGreaterThanOrEqual(FRAMING_VICTIMS);
  });
}
