import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createTcpServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { parsePeriod } from "../src/cli/parsePeriod.ts";
import { createOutbox } from "../src/leads/outbox.ts";
import { outbox } from "../src/leads/tables.ts";
import type { LeadSettings } from "../src/env.ts";
import { deliverByMail, leadMail } from "../src/leads/deliverByMail.ts";
import { deliverByWebhook } from "../src/leads/deliverByWebhook.ts";
import { readLeads } from "../src/leads/readLeads.ts";
import { BACKENDS, testApi } from "./support/testApi.ts";

const OFF: LeadSettings = { webhookUrl: "", webhookSecret: "", mailCommand: "", mailTo: "", mailFrom: "" };
const LEAD = { kind: "contact", consent: true, name: "Ada", email: "ada@example.com", needs: "Hello" };
const MINUTE_MS = 60_000;

interface Received {
  readonly body: string;
  readonly headers: Record<string, unknown>;
}

async function receiver(statuses: number[], answer = "") {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ body, headers: request.headers });
      response.writeHead(statuses.shift() ?? (answer ? 200 : 204)).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): Promise<unknown> => new Promise((resolve) => server.close(resolve));
  return { received, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

describe.each(BACKENDS)("%s", (backend) => {
  test("a webhook is tried until it answers, signed, and told of each lead once", async () => {
    const hook = await receiver([500, 302]);
    let time = Date.parse("2026-11-21T00:00:00Z");
    const leads = { ...OFF, webhookUrl: hook.url, webhookSecret: "s3cret" };
    const api = await testApi(backend, { now: () => time, settings: { leads } });
    const { data } = await api.post("/en/index/appeal.do", LEAD);
    await api.post("/en/index/appeal.do", LEAD);
    expect(await api.outbox.deliverDue()).toBe(1);
    expect(await api.outbox.deliverDue()).toBe(0);
    time += MINUTE_MS;
    expect(await api.outbox.deliverDue()).toBe(1);
    expect((await api.db.select().from(outbox))[0]).toMatchObject({ attempts: 2, deliveredAt: null });
    time += 2 * MINUTE_MS;
    expect(await api.outbox.deliverDue()).toBe(1);
    time += 24 * 60 * MINUTE_MS;
    expect(await api.outbox.deliverDue()).toBe(0);

    expect(hook.received).toHaveLength(3);
    const [first, , last] = hook.received;
    expect(first?.body).toBe(last?.body);
    expect(first?.headers["idempotency-key"]).toBe(last?.headers["idempotency-key"]);
    const { kind, name, email, needs } = LEAD;
    expect(JSON.parse(last?.body ?? "")).toEqual({
      event: "lead",
      lead: {
        reference: data.reference,
        createdAt: "2026-11-21T08:00:00.000+08:00",
        lang: 2,
        kind,
        name,
        email,
        needs,
      },
    });
    const signature = createHmac("sha256", "s3cret")
      .update(last?.body ?? "")
      .digest("hex");
    expect(last?.headers["x-wesdom-signature"]).toBe(`sha256=${signature}`);
    await api.close();
    await hook.close();
  });

  test("two rounds at the same moment send a message once", async () => {
    const hook = await receiver([]);
    const api = await testApi(backend, { settings: { leads: { ...OFF, webhookUrl: hook.url } } });
    for (let index = 0; index < 5; index += 1)
      await api.post("/en/index/appeal.do", { ...LEAD, needs: `${index}` });
    const sent = await Promise.all([api.outbox.deliverDue(), api.outbox.deliverDue()]);
    expect(sent[0] + sent[1]).toBe(5);
    expect(hook.received).toHaveLength(5);
    await api.close();
    await hook.close();
  });

  test("a lead of before the webhook was set goes out after the statement of the README", async () => {
    const hook = await receiver([]);
    const { db, post, close } = await testApi(backend, { settings: { leads: OFF } });
    await post("/en/index/appeal.do", LEAD);
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const statement = /^insert into outbox[^;]*;/m.exec(readme)?.[0].replaceAll("'mail'", "'webhook'");
    const leads = { ...OFF, webhookUrl: hook.url };
    const own = createOutbox({ db, settings: leads, now: Date.now, log: () => undefined });
    for (const sent of [1, 0]) {
      await db.execute(sql.raw(statement ?? ""));
      expect(await own.deliverDue()).toBe(sent);
    }
    expect(hook.received).toHaveLength(1);
    await close();
    await hook.close();
  });

  test("a lead that was given up goes out after the statement of the handbook", async () => {
    const hook = await receiver([500]);
    const leads = { ...OFF, webhookUrl: hook.url };
    // Behind the database's by less than a millisecond, the next round would come too early.
    const now = () => Date.now() + MINUTE_MS;
    const api = await testApi(backend, { now, settings: { leads } });
    await api.post("/en/index/appeal.do", LEAD);
    await api.db.update(outbox).set({ attempts: 2_019 });
    expect(await api.outbox.deliverDue()).toBe(1);
    expect((await api.db.select().from(outbox))[0]).toMatchObject({ dueAt: null, deliveredAt: null });
    const handbook = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");
    await api.db.execute(sql.raw(/"(update outbox [^"]*)"/.exec(handbook)?.[1] ?? ""));
    expect(await api.outbox.deliverDue()).toBe(1);
    expect((await api.db.select().from(outbox))[0]).toMatchObject({ attempts: 1, lastError: null });
    expect(hook.received).toHaveLength(2);
    await api.close();
    await hook.close();
  });

  test("what was delivered goes once, though the database takes no note of it at first", async () => {
    const hook = await receiver([]);
    const leads = { ...OFF, webhookUrl: hook.url };
    let time = Date.parse("2026-11-21T00:00:00Z");
    const now = () => time;
    const api = await testApi(backend, { now, settings: { leads } });
    await api.post("/en/index/appeal.do", LEAD);
    let refusals = 2;
    const db = new Proxy(api.db, {
      get(target, name) {
        if (name === "update" && refusals-- > 0) throw new Error("No connection became free.");
        return Reflect.get(target, name) as unknown;
      },
    });
    const own = createOutbox({ db, settings: leads, now, log: () => undefined });
    expect(await own.deliverDue()).toBe(1);
    time += 24 * 60 * MINUTE_MS;
    expect(await own.deliverDue()).toBe(0);
    expect(hook.received).toHaveLength(1);
    await api.close();
    await hook.close();
  });

  test("leads are removed after 24 months, with their messages, of one day at once", async () => {
    let time = Date.parse("2024-11-01T00:00:00Z");
    const removed: unknown[] = [];
    const api = await testApi(backend, {
      now: () => time,
      log: (_level, event, fields) => event === "leads-removed" && void removed.push(fields?.["leads"]),
      settings: { leads: { ...OFF, webhookUrl: "http://127.0.0.1:1/" } },
    });
    await api.post("/en/index/appeal.do", LEAD);
    time += 2 * 24 * 60 * MINUTE_MS;
    await api.post("/en/index/appeal.do", LEAD);
    time = Date.parse("2026-10-31T00:00:00Z");
    await api.upkeep.run();
    expect(await readLeads(api.db, {})).toHaveLength(2);
    time = Date.parse("2026-11-21T00:00:00Z");
    await api.upkeep.run();
    expect(await readLeads(api.db, {})).toHaveLength(1);
    await api.upkeep.run();
    expect(removed).toEqual([1, 1]);
    expect(await readLeads(api.db, {})).toEqual([]);
    expect(await api.db.select().from(outbox)).toEqual([]);
    await api.close();
  });
});

test.each([
  [{}, true],
  [{ webhookUrl: "https://crm.example/" }, false],
])("in production with the adapters %j the log says that leads are not sent: %s", async (leads, isSaid) => {
  const lines: string[] = [];
  const api = await testApi("postgres", {
    log: (level, event) => void lines.push(`${level} ${event}`),
    settings: { production: true, publicDemo: false, leads: { ...OFF, ...leads } },
  });
  expect(lines.includes("warn leads-unsent")).toBe(isSaid);
  await api.close();
});

test.each([
  [`{"errcode":40008,"errmsg":"invalid message type"}`, "The webhook answered 200, errcode 40008"],
  [`{"errcode":0,"errmsg":"ok"}`, "received"],
  [`{"code":1,"data":null}`, "received"],
  ["<p>Thanks</p>", "received"],
])("a webhook that answers 200 and %s: %s", async (answer, outcome) => {
  const hook = await receiver([], answer);
  const sent = deliverByWebhook({ ...LEAD, kind: "contact", reference: "W", createdAt: "", lang: 2 }, "1", {
    ...OFF,
    webhookUrl: hook.url,
  });
  expect(
    await sent.then(
      () => "received",
      ({ message }: Error) => message,
    ),
  ).toBe(outcome);
  expect(hook.received).toHaveLength(1);
  await hook.close();
});

test("a receiver that was away for ten days is told of a lead within the hour", async () => {
  const away = Array.from({ length: 1_000 }, () => 503);
  const hook = await receiver(away);
  let time = Date.parse("2026-11-21T00:00:00Z");
  const leads = { ...OFF, webhookUrl: hook.url };
  const api = await testApi("postgres", { now: () => time, settings: { leads } });
  await api.post("/en/index/appeal.do", LEAD);
  for (let hour = 0; hour < 240; hour++) {
    await api.outbox.deliverDue();
    time += 60 * MINUTE_MS;
  }
  expect((await api.db.select().from(outbox))[0]?.deliveredAt).toBeNull();
  away.length = 0;
  expect(await api.outbox.deliverDue()).toBe(1);
  expect((await api.db.select().from(outbox))[0]?.deliveredAt).toEqual(new Date(time));
  await api.close();
  await hook.close();
});

describe("mail", () => {
  const record = {
    ...LEAD,
    kind: "contact" as const,
    reference: "W261121-ABCDEFGH",
    createdAt: "2026-11-21T00:00:00Z",
    lang: 2,
  };

  test("goes to a command's standard input, without a shell", async () => {
    const folder = mkdtempSync(join(tmpdir(), "wesdom-mail-"));
    const script = join(folder, "sendmail.mjs");
    const out = join(folder, "mail.txt");
    writeFileSync(
      script,
      `import { writeFileSync, readFileSync } from "node:fs";\nwriteFileSync(process.argv[2], process.argv.slice(3).join("|") + "\\n" + readFileSync(0, "utf8"));`,
    );
    const mailCommand = `${process.execPath} ${script} ${out} -t $(touch) ;x`;
    const leads = { ...OFF, mailCommand, mailTo: "sales@wesdom.example", mailFrom: "site@wesdom.example" };
    const api = await testApi("postgres", { settings: { leads } });
    await api.post("/index/appeal.do", {
      kind: "appeal",
      consent: true,
      name: "王敏",
      phone: "13800138000",
      needs: "你好",
    });
    expect(await api.outbox.deliverDue()).toBe(1);
    const mail = readFileSync(out, "utf8");
    expect(mail.split("\n")[0]).toBe("-t|$(touch)|;x");
    expect(mail).toContain("To: sales@wesdom.example\r\n");
    const body = Buffer.from(mail.slice(mail.indexOf("\r\n\r\n")), "base64").toString();
    expect(body).toContain("needs: 你好");
    expect((await api.db.select().from(outbox))[0]?.deliveredAt).not.toBeNull();
    await api.close();
    rmSync(folder, { recursive: true });
  });

  test("a command that fails or does not exist is tried again", async () => {
    const failing = `${process.execPath} -e console.error("no-route","<Ada@Example.com>");process.exitCode=3`;
    for (const mailCommand of [failing, "/nonexistent/sendmail -t"]) {
      const api = await testApi("postgres", {
        settings: { leads: { ...OFF, mailCommand, mailTo: "a@b.cn" } },
      });
      await api.post("/en/index/appeal.do", LEAD);
      expect(await api.outbox.deliverDue()).toBe(1);
      const [message] = await api.db.select().from(outbox);
      expect(message).toMatchObject({ attempts: 1, deliveredAt: null });
      expect(message?.dueAt).not.toBeNull();
      expect(message?.lastError).toMatch(/ended with 3: no-route …$|ENOENT/);
      await api.close();
    }
  });

  test("a command that fails is not waited for by what it left behind", async () => {
    const folder = mkdtempSync(join(tmpdir(), "wesdom-mail-"));
    const script = join(folder, "sendmail.sh");
    const left = join(folder, "pid");
    writeFileSync(script, `setsid sleep 60 & echo $! > ${left}; echo no route >&2; exit 75`);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const mailCommand = `sh ${script}`;
      const sent = deliverByMail(record, "id", { ...OFF, mailCommand, mailTo: "a@b.cn" });
      await expect(sent).rejects.toThrow("ended with 75: no route");
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
      process.kill(Number(readFileSync(left, "utf8")));
      rmSync(folder, { recursive: true });
    }
  });

  test("a command that hangs is ended with all that it started", async () => {
    const folder = mkdtempSync(join(tmpdir(), "wesdom-mail-"));
    const script = join(folder, "sendmail.mjs");
    writeFileSync(
      script,
      `import { spawn } from "node:child_process";
      spawn(process.execPath, ["-e", "require('net').connect(process.argv[1], '127.0.0.1')", process.argv[2]]);
      setInterval(() => undefined, 1_000);`,
    );
    const server = createTcpServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const mailCommand = `${process.execPath} ${script} ${(server.address() as AddressInfo).port}`;
      const sent = deliverByMail(record, "id", { ...OFF, mailCommand, mailTo: "a@b.cn" });
      const failure = sent.catch((error: unknown) => error);
      const [helper] = (await once(server, "connection")) as [Socket];
      const gone = once(
        helper.on("error", () => undefined),
        "close",
      );
      vi.advanceTimersByTime(30_000);
      expect(await failure).toMatchObject({ message: "The mail command ended with a signal" });
      await gone;
    } finally {
      vi.useRealTimers();
      server.close();
      rmSync(folder, { recursive: true });
    }
  });

  test("a command that hangs and may not be ended has failed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const kill = vi.spyOn(process, "kill").mockImplementation(() => {
      throw new Error("kill EPERM");
    });
    try {
      const sent = deliverByMail(record, "id", { ...OFF, mailCommand: "sleep 60", mailTo: "a@b.cn" });
      const failure = sent.catch((error: unknown) => error);
      vi.advanceTimersByTime(30_000);
      expect(await failure).toMatchObject({ message: "The mail command hangs and cannot be ended" });
    } finally {
      vi.useRealTimers();
      const groups = kill.mock.calls.map(([group]) => group);
      kill.mockRestore();
      for (const group of groups) process.kill(group, "SIGKILL");
    }
  });

  test("nothing that was typed becomes a header", () => {
    const mail = leadMail(
      { ...record, name: "A\r\nBcc: x@y.cn", needs: "b\r\n.\r\nc" },
      "id",
      "a@b.cn\r\nBcc: z@y.cn",
      "",
    );
    const [head = ""] = mail.split("\r\n\r\n");
    expect(head.split("\r\n").map((line) => line.split(":")[0])).toEqual([
      "To",
      "Reply-To",
      "Subject",
      "Message-ID",
      "MIME-Version",
      "Content-Type",
      "Content-Transfer-Encoding",
    ]);
    expect(mail.split("\r\n").every((line) => line.length <= 100)).toBe(true);
  });

  test("is answered to the visitor, where the address is one of plain letters", () => {
    const to = (email: string): string[] =>
      leadMail({ ...record, email }, "id", "a@b.cn", "")
        .split("\r\n")
        .filter((line) => line.startsWith("Reply"));
    expect(to("ada+x@example.com")).toEqual(["Reply-To: ada+x@example.com"]);
    for (const odd of ["a@b.cn\r\nBcc: x@y.cn", "a@b.cn, x@y.cn", "阿达@example.com"])
      expect(to(odd)).toEqual([]);
  });

  test("nothing that was typed becomes a field", () => {
    const needs = "新品\nphone: 1\r\nkind: x\u2028lang: 9";
    const [, body = ""] = leadMail({ ...record, needs }, "id", "a@b.cn", "").split("\r\n\r\n");
    const lines = Buffer.from(body, "base64").toString().split("\n");
    expect(lines.slice(lines.indexOf("needs: 新品") + 1, -3)).toEqual([
      "  phone: 1",
      "  kind: x",
      "  lang: 9",
    ]);
  });
});

test("a period is whole days in Shanghai", () => {
  expect(parsePeriod("2026-11-01", "2026-11-30")).toEqual({
    from: "2026-10-31T16:00:00.000Z",
    to: "2026-11-30T16:00:00.000Z",
  });
  expect(parsePeriod(undefined, undefined)).toEqual({ from: undefined, to: undefined });
  for (const wrong of ["2026-13-01", "2026-11-31", "today", "2026-1-1"])
    expect(() => parsePeriod(wrong, undefined)).toThrow("--from");
  expect(() => parsePeriod("2026-11-02", "2026-11-01")).toThrow("lies after");
});
