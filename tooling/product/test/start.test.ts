import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addressTable, formatTable, lanAddress, phoneCode } from "../src/start/addresses.ts";
import { readStartEnv } from "../src/env.ts";
import { readableLine } from "../src/start/readable-line.ts";
import { ROOT } from "../src/root.ts";
import { serveStorybook } from "../src/start/serve-storybook.ts";

describe("settings of start", () => {
  it("have a default each", () => {
    expect(readStartEnv({})).toEqual({
      port: "3000",
      apiPort: "3001",
      storybookPort: "3006",
      host: "0.0.0.0",
      dataDir: `${ROOT}/.data`,
      releasesDir: `${ROOT}/.data/releases`,
      user: "start",
    });
  });

  it("obey PORT, API_PORT, STORYBOOK_PORT, HOST, DATA_DIR and RELEASES_DIR", () => {
    const env = readStartEnv({
      PORT: "0",
      API_PORT: "4001",
      STORYBOOK_PORT: "4006",
      HOST: "127.0.0.1",
      DATA_DIR: "/data",
      RELEASES_DIR: "/releases",
      USER: "lin",
    });
    expect(env).toEqual({
      port: "0",
      apiPort: "4001",
      storybookPort: "4006",
      host: "127.0.0.1",
      dataDir: "/data",
      releasesDir: "/releases",
      user: "lin",
    });
  });
});

describe("lines of the servers", () => {
  const time = "2026-11-22T03:04:05.000Z";
  const line = (fields: object) => JSON.stringify({ time, level: "info", ...fields });

  it("tell a request with how it went, and anything else by name", () => {
    const request = { event: "request", method: "GET", path: "/m/zh-cn", status: 200, bytes: 9, ms: 12 };
    expect(readableLine("host", line({ ...request, site: "cn", cache: "hit" }))).toMatch(
      /^\d\d:04:05  host  200  GET  \/m\/zh-cn  12 ms  hit$/,
    );
    expect(readableLine("api", line({ ...request, path: "/healthz" }))).toBeNull();
    expect(readableLine("api", line({ event: "lead-sent", reference: "W1", adapter: null }))).toMatch(
      /:05  api {3}lead-sent reference=W1$/,
    );
  });

  it("let pass what is no log line, a code above all, where it is quiet too", () => {
    for (const text of ["SMS → 13800138000: 123456", "{ broken"]) {
      expect(readableLine("api", text)).toBe(text);
      expect(readableLine("api", text, { quiet: true })).toBe(text);
    }
    expect(readableLine("api", line({ event: "signed-in" }), { quiet: true })).toBeNull();
  });
});

describe("printed addresses", () => {
  it("name the page of each language and the documentation under the host's port", () => {
    const table = formatTable(addressTable(4321, 4322, "http://10.0.0.5:4321", 4323));
    for (const address of ["/m/zh-cn", "/m/en-us", "/m/jp", "/api/docs"]) {
      expect(table).toContain(`http://localhost:4321${address}`);
    }
    expect(table).toContain("http://10.0.0.5:4321/m");
    expect(table).toContain("http://localhost:4323");
  });

  it("say how to get a Storybook where none is built", () => {
    const table = formatTable(addressTable(4321, 4322, "http://10.0.0.5:4321", null));
    expect(table).toContain("start --storybook");
  });

  it("take the first address that another machine can reach", () => {
    const network = (address: string, family: "IPv4" | "IPv6", internal: boolean) => ({
      address,
      family,
      internal,
      netmask: "",
      mac: "",
      cidr: null,
      scopeid: 0,
    });
    const lo = [network("127.0.0.1", "IPv4", true)];
    const eth0 = [network("fe80::1", "IPv6", false), network("192.168.1.7", "IPv4", false)];
    const eth1 = [network("10.0.0.5", "IPv4", false)];
    expect(lanAddress("0.0.0.0", { lo, eth0, eth1 })).toBe("192.168.1.7");
    expect(lanAddress("10.0.0.5", { lo, eth0, eth1 })).toBe("10.0.0.5");
    expect(lanAddress("127.0.0.1", { lo, eth0 })).toBeNull();
    expect(lanAddress("0.0.0.0", { lo })).toBeNull();
  });

  it("tell nothing of a phone where none reaches them", () => {
    expect(formatTable(addressTable(4321, 4322, null, null))).not.toContain("phone");
    expect(phoneCode(null)).toBe("");
  });
});

describe("the Storybook of start", () => {
  const at = { port: 0, host: "127.0.0.1", lan: "10.0.0.5" };

  it("is not there before it is built", async () => {
    expect(await serveStorybook(at, await mkdtemp(join(tmpdir(), "storybook-")))).toBeNull();
  });

  it("has an address of its own, and tells a phone's code where the network finds it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "storybook-"));
    await writeFile(join(folder, "index.html"), "<title>Kit</title>");
    expect(await serveStorybook(at, folder), "half a Storybook, whose build was broken off").toBeNull();
    await writeFile(join(folder, "iframe.html"), "");
    const served = await serveStorybook(at, folder);
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${served?.port}/${path}`)).text();
    expect(await read("")).toContain("<title>Kit</title>");
    expect(await read("network-address")).toBe(`http://10.0.0.5:${served?.port}/`);
    await served?.close();
  });
});
