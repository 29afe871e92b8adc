import { once } from "node:events";
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkFolder, checkPorts } from "../src/start/check-port.ts";
import { launchProgram } from "../src/start/launch.ts";

const LISTENS = `
  const server = require("node:http").createServer().listen(0, "127.0.0.1", () => {
    console.log("warming up");
    console.log(JSON.stringify({ event: "listening", port: server.address().port }));
  });
`;

/** A program in a folder of its own, removed at the end of the scope. */
async function program(source: string): Promise<AsyncDisposable & { readonly file: string }> {
  const tree = await mkdtempDisposable(join(tmpdir(), "wesdom-launch-"));
  const file = join(tree.path, "src/main.cjs");
  await mkdir(join(tree.path, "src"));
  await writeFile(file, source);
  return { file, [Symbol.asyncDispose]: () => tree.remove() };
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("a server", () => {
  it("is there once it listens, and gone once it is stopped", async () => {
    await using tree = await program(LISTENS);

    const server = await launchProgram("api", tree.file, {});

    expect(server.port).toBeGreaterThan(0);
    expect(server.tail[0]).toBe("warming up");
    expect(isAlive(server.process.pid)).toBe(true);
    await server.stop();
    expect(isAlive(server.process.pid)).toBe(false);
    await expect(server.stop()).resolves.toBeUndefined();
  });

  it("gets its settings", async () => {
    await using tree = await program(
      `console.log(JSON.stringify({ event: "listening", port: Number(process.env.PORT) })); setInterval(() => {}, 1e6);`,
    );

    const server = await launchProgram("api", tree.file, { PORT: "4711" });

    expect(server.port).toBe(4711);
    await server.stop();
  });

  it("that ends instead of listening says why", async () => {
    await using tree = await program(`console.error("the folder is locked"); process.exitCode = 3;`);

    await expect(launchProgram("api", tree.file, {})).rejects.toThrow(
      "api ended with 3 instead of listening.\nthe folder is locked",
    );
  });

  it("is not left behind when the start is given up", async () => {
    await using tree = await program(
      `console.log(JSON.stringify({ pid: process.pid })); fetch(process.env.TOLD + process.pid); setInterval(() => {}, 1e6);`,
    );
    const told = createServer();
    told.listen(0, "127.0.0.1");
    await once(told, "listening");
    const stop = new AbortController();

    const launched = launchProgram(
      "api",
      tree.file,
      { TOLD: `http://127.0.0.1:${(told.address() as AddressInfo).port}/` },
      stop.signal,
    );
    const [socket] = await once(told, "connection");
    const [request] = (await once(socket, "data")) as [Buffer];
    const pid = Number(/GET \/(\d+)/.exec(String(request))?.[1]);
    expect(isAlive(pid)).toBe(true);
    stop.abort();

    await expect(launched).rejects.toThrow("was stopped before it listened");
    expect(isAlive(pid)).toBe(false);
    socket.destroy();
    told.close();
  });
});

describe("a port", () => {
  it("that is free may be used, and so may any", async () => {
    await expect(
      checkPorts(
        [
          ["PORT", "0"],
          ["API_PORT", "0"],
        ],
        "127.0.0.1",
      ),
    ).resolves.toBeUndefined();
  });

  it("that is in use is refused with the name of its setting", async () => {
    const other = createServer();
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;

    await expect(checkPorts([["API_PORT", String(port)]], "127.0.0.1")).rejects.toThrow(
      `Port ${port} (API_PORT) is in use`,
    );
    other.close();
    const twice = [["PORT", String(port)] as const, ["API_PORT", String(port)] as const];
    await expect(checkPorts(twice, "127.0.0.1")).rejects.toThrow(`Port ${port} (API_PORT) is PORT too`);
  });

  it.each(["http", "-1", "65536", "80.5"])("may not be %s", async (value) => {
    await expect(checkPorts([["PORT", value]], "127.0.0.1")).rejects.toThrow(
      `PORT is “${value}”, which is no port`,
    );
  });
});

it("a folder that cannot be made is refused with the name of its setting", async () => {
  await using tree = await program("");
  await expect(checkFolder(["DATA_DIR", join(tree.file, "data")])).rejects.toThrow("(DATA_DIR) is no folder");
});
