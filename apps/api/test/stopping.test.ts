import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@wesdom/vitest-config/postgres";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startServer, type RunningServer } from "../src/server.ts";
import { fillDataFolder } from "../src/content/fillDataFolder.ts";
import { killProcesses, listening, outcome, run, said } from "./support/processes.ts";
import { testApi } from "./support/testApi.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wesdom-stopping-"));
});
afterEach(killProcesses);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LEAD = JSON.stringify({
  kind: "appeal",
  consent: true,
  name: "王敏",
  phone: "13800138000",
  needs: "你好",
});

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

function send(port: number, path: string, agent: Agent, body?: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: "127.0.0.1",
        path,
        agent,
        method: body === undefined ? "GET" : "POST",
        headers: { "Content-Type": "application/json" },
      },
      (incoming) => {
        incoming.resume();
        incoming.once("end", () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers }));
      },
    );
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

const serve = (port = 0): Promise<RunningServer> =>
  startServer({
    database: "memory",
    log: () => undefined,
    settings: {
      pictures: "optional",
      port,
      host: "127.0.0.1",
      dataDirectory: mkdtempSync(join(folder, "data-")),
    },
  });

test("a server whose port is taken names it, and a way out", async () => {
  const first = await serve();
  await expect(serve(first.port)).rejects.toThrow(`Port ${first.port} (API_PORT) is in use.`);
  await first.stop();
});

describe("a server that is told to stop", () => {
  test("takes what comes over kept connections, ends each with its answer, and says that it is going", async () => {
    const server = await serve();
    const agents = Array.from({ length: 3 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    for (const agent of agents) {
      const { headers } = await send(server.port, "/healthz", agent);
      expect(headers).toMatchObject({ connection: "keep-alive", "keep-alive": "timeout=75" });
    }
    const [first = new Agent(), second = new Agent(), third = new Agent()] = agents;
    const underWay = send(server.port, "/index/appeal.do", first, LEAD);
    const stopped = server.stop();
    const late = send(server.port, "/index/appeal.do", second, LEAD);
    const health = send(server.port, "/healthz", third);
    expect(await underWay).toMatchObject({ status: 200, headers: { connection: "close" } });
    expect(await late).toMatchObject({ status: 200, headers: { connection: "close" } });
    expect(await health).toMatchObject({ status: 503, headers: { connection: "close", "retry-after": "2" } });
    await stopped;
    await expect(send(server.port, "/healthz", new Agent())).rejects.toThrow("ECONNREFUSED");
  });

  test("waits for nobody when no connection is open, and not for long on one that nobody uses", async () => {
    const [kept, unused] = await Promise.all([serve(), serve()]);
    await send(kept.port, "/healthz", new Agent({ keepAlive: true }));
    const stopped: string[] = [];
    await Promise.all([
      kept.stop().then(() => stopped.push("kept")),
      unused.stop().then(() => stopped.push("unused")),
    ]);
    expect(stopped).toEqual(["unused", "kept"]);
    expect(kept.longestStopMs).toBeLessThan(20_000);
  });
});

test("an API that is closed breaks off what keeps its database for long", async () => {
  const api = await testApi("postgres");
  const work = api.longDb.execute(sql`select pg_sleep(600)`).then(
    () => "done",
    (error: unknown) => String(error),
  );
  await api.close();
  expect(await work).toContain("pg_sleep");
});

describe("a process that is told to stop", () => {
  /** A server one of whose messages takes far too long. */
  const hanging = async (): Promise<ReturnType<typeof run>> => {
    const script = join(folder, "sendmail.mjs");
    writeFileSync(script, `process.on("SIGTERM", () => undefined); setTimeout(() => undefined, 45_000);`);
    const child = run("src/main.ts", [], {
      DATA_DIR: await fillDataFolder(mkdtempSync(join(folder, "data-")), "optional"),
      LEADS_MAIL_COMMAND: `${process.execPath} ${script}`,
      LEADS_MAIL_TO: "sales@wesdom.example",
      SHUTDOWN_SECONDS: "0",
    });
    const port = await listening(child);
    expect((await send(port, "/index/appeal.do", new Agent(), LEAD)).status).toBe(200);
    return child;
  };

  test("ends with a failure when something hangs", async () => {
    const child = await hanging();
    const ended = outcome(child);
    child.kill("SIGTERM");
    const { code, out } = await ended;
    expect(code).toBe(1);
    expect(out).toContain("something hangs");
  });

  test("ends at once when it is told again", async () => {
    const child = await hanging();
    const ended = outcome(child);
    const stopping = said(child, /"event":"stopping"/);
    child.kill("SIGTERM");
    await stopping;
    child.kill("SIGTERM");
    const { code, out } = await ended;
    expect(code).toBe(1);
    expect(out).not.toContain("something hangs");
  });

  test("ends in time when its database is frozen", async () => {
    const postgres = await startPostgres();
    const child = run("src/main.ts", [], {
      DATABASE_URL: postgres.url,
      DATA_DIR: mkdtempSync(join(folder, "data-")),
    });
    const port = await listening(child);
    await Promise.all(Array.from({ length: 20 }, () => send(port, "/healthz", new Agent())));
    postgres.freeze();
    const waiting = Array.from({ length: 20 }, () => send(port, "/healthz", new Agent()));
    const ended = outcome(child);
    child.kill("SIGTERM");
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 503));
    expect((await ended).code).toBe(0);
    postgres.thaw();
    await postgres.stop();
  });
});

const FORGET_AT_SIGNAL = `process.on("SIGUSR2", () => { Promise.reject(new Error("forgotten")) })`;

test("a promise that nobody looks after is logged and ends nothing", async () => {
  const child = run("src/main.ts", [], {
    DATA_DIR: await fillDataFolder(mkdtempSync(join(folder, "data-")), "optional"),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FORGET_AT_SIGNAL)}`,
  });
  const port = await listening(child);
  const logged = said(child, /"level":"error","event":"unhandled","error":"Error: forgotten"/);
  child.kill("SIGUSR2");
  await logged;
  expect((await send(port, "/healthz", new Agent())).status).toBe(200);
});
