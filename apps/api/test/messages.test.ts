import { HOST_TOKEN_HEADER, hostToken } from "@wesdom/api-client/server";
import { newPasswordError } from "../src/accounts/newPasswordError.ts";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { gt } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  deleteOldDevMessages,
  createMessenger,
  MOST_DEV_MESSAGES,
  hasDevInbox,
} from "../src/codes/createMessenger.ts";
import { codes, devMessages } from "../src/codes/tables.ts";
import { limits } from "../src/database/tables.ts";
import { readSettings, type Settings } from "../src/env.ts";
import { DAY_LIMIT } from "../src/codes/limits.ts";
import { AGREED, Browser, CODE_PATHS, LOGIN, newPhone } from "./support/browser.ts";
import { BACKENDS, read, testApi, type TestApi } from "./support/testApi.ts";

const TIME = Date.parse("2026-11-21T02:00:00Z");
const OUTBOX = "http://api.test/dev/outbox";

const readOutbox = async (api: TestApi) =>
  read(await api.fetch(new Request(OUTBOX, { headers: { authorization: `Bearer ${api.secrets[0]}` } })));

describe.each(BACKENDS)("the outbox on %s", (backend) => {
  const printed: string[] = [];
  let time = TIME;
  let api: TestApi;
  const wait = (ms: number): void => void (time += ms);
  beforeAll(async () => {
    api = await testApi(backend, { now: () => time, printMessage: (line) => void printed.push(line) });
  });
  afterAll(() => api.close());

  const from = (remoteAddress: string): object => ({ incoming: { socket: { remoteAddress } } });
  const statusFor = async (shown: string, forwarded: string | null, peer: string): Promise<number> => {
    const headers: Record<string, string> = {
      ...(shown === "" ? {} : { authorization: `Bearer ${shown}` }),
      ...(forwarded === null
        ? {}
        : { [HOST_TOKEN_HEADER]: hostToken(api.secrets[0], time), "x-forwarded-for": forwarded }),
    };
    return (await api.fetch(new Request(OUTBOX, { headers }), from(peer))).status;
  };

  test("shows what was sent, to the terminal and at its address, newest first", async () => {
    const browser = new Browser(api, wait);
    const phones = [newPhone(), newPhone()];
    for (const phone of phones) {
      const code = await browser.code("login", phone);
      expect(printed.at(-1)).toContain(`${phone}: 【维思敦】验证码 ${code}`);
      wait(1_000);
    }
    const answer = await readOutbox(api);
    expect(answer.data.messages.map(({ phone }: { phone: string }) => phone)).toEqual(phones.toReversed());
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
  test("is signed with the brand of the settings, which is then no password either", async () => {
    const brand = readSettings({ BRAND_ZH: "星河", BRAND_EN: "Galaxy" }).brand;
    expect(brand).toEqual({ zh: "星河", en: "Galaxy", ja: "Wesdom" });
    const own = await testApi(backend, {
      now: () => time,
      printMessage: (line) => void printed.push(line),
      settings: { brand },
    });
    await new Browser(own, wait).code("login", newPhone());
    expect(printed.at(-1)).toContain("【星河】验证码 ");
    for (const password of ["Galaxy2026", "xinghe2026"])
      expect(await newPasswordError(password, "13800138000", "en", brand)).toContain("our name");
    expect(await newPasswordError("weisidun123", "13800138000", "en", brand)).toBeUndefined();
    await own.close();
  });
  test.each([
    { who: "this machine", peer: "127.0.0.1", status: 200 },
    { who: "this machine by IPv6", peer: "::1", status: 200 },
    { who: "this machine through the front door", forwarded: "127.0.0.1", peer: "10.0.0.2", status: 200 },
    { who: "this machine without the secret", shown: "", peer: "127.0.0.1", status: 404 },
    { who: "this machine with another secret", shown: "x".repeat(43), peer: "127.0.0.1", status: 404 },
    { who: "another machine", peer: "203.0.113.9", status: 404 },
    { who: "the private network", peer: "192.168.1.9", status: 404 },
    { who: "a visitor through the front door", forwarded: "203.0.113.9", peer: "127.0.0.1", status: 404 },
    {
      who: "a visitor who forged the last hop but one",
      forwarded: "127.0.0.1, 203.0.113.9",
      peer: "127.0.0.1",
      status: 404,
    },
  ])("$who: $status", async ({ shown = api.secrets[0], forwarded = null, peer, status }) => {
    expect(await statusFor(shown, forwarded, peer)).toBe(status);
  });
  test("believes whom a caller asks for where it knows the secret alone", async () => {
    const headers = { authorization: `Bearer ${api.secrets[0]}`, "x-forwarded-for": "127.0.0.1" };
    const answer = await api.fetch(new Request(OUTBOX, { headers }), from("10.0.0.9"));
    expect(answer.status).toBe(404);
  });
  test("keeps the latest for an hour", async () => {
    for (let index = 0; index < MOST_DEV_MESSAGES + 5; index += 1) {
      await api.db
        .insert(devMessages)
        .values({ id: crypto.randomUUID(), phone: `${index}`, text: "x", createdAt: new Date(time + index) });
    }
    await deleteOldDevMessages(api.db, time);
    expect(await api.db.select().from(devMessages)).toHaveLength(MOST_DEV_MESSAGES);
    await deleteOldDevMessages(api.db, time + 2 * 3_600_000);
    expect(await api.db.select().from(devMessages)).toHaveLength(0);
  });
});

describe("production", () => {
  test("has no outbox unless it is a demonstration", () => {
    const shown = (environment: Record<string, string>): boolean => hasDevInbox(readSettings(environment));
    expect(shown({})).toBe(true);
    expect(shown({ NODE_ENV: "production" })).toBe(false);
    expect(shown({ NODE_ENV: "production", PUBLIC_DEMO: "1" })).toBe(true);
    expect(shown({ SMS_GATEWAY_URL: "https://sms.example.com" })).toBe(false);
  });
  test("without a gateway sends no codes, shows none, and says so", async () => {
    const settings = { production: true, hotline: "400-000-0000" };
    const api = await testApi("postgres", { now: () => TIME, settings });
    const browser = new Browser(api, () => undefined);
    const answer = await browser.post(CODE_PATHS.login, { phone: newPhone(), action: "login", token: "x" });
    expect(answer).toMatchObject({ status: 503, message: "短信服务暂未开通，请拨打热线 400-000-0000" });
    expect((await readOutbox(api)).status).toBe(404);
    await api.close();
  });
});

describe("the gateway", () => {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  let answers: (number | "hang up")[] = [];
  let base = "";
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      const answer = answers.shift() ?? 200;
      if (answer === "hang up") response.destroy();
      else response.writeHead(answer).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  });
  afterEach(() => {
    got.length = 0;
    answers = [];
  });
  afterAll(() => void server.close());

  const pauses: number[] = [];
  const send = (phone = "13800138000"): Promise<void> | undefined => {
    const settings: Settings = { ...readSettings({}), sms: { gatewayUrl: base, gatewayToken: "t0ken" } };
    const pause = (ms: number): Promise<void> => Promise.resolve(void pauses.push(ms));
    const unused = undefined as never;
    const messenger = createMessenger({ settings, db: unused, now: () => TIME, printMessage: unused, pause });
    return messenger?.({ phone, text: "code 123456" });
  };

  test("gets phone and text, with its token", async () => {
    await send();
    expect(got[0]?.headers).toMatchObject({
      authorization: "Bearer t0ken",
      "content-type": "application/json",
    });
    expect(JSON.parse(got[0]?.body ?? "")).toEqual({ phone: "13800138000", text: "code 123456" });
  });
  test("is asked again after a pause when it fails, under the same key", async () => {
    answers = [500, "hang up", 200];
    await send();
    expect(got).toHaveLength(3);
    expect(new Set(got.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(pauses).toEqual([500, 500]);
  });
  test("is asked three times at most, and once where it refuses", async () => {
    answers = [500, 429, 503];
    await expect(send()).rejects.toThrow("The gateway for messages: status 503");
    expect(got).toHaveLength(3);
    answers = [403];
    await expect(send()).rejects.toThrow("status 403");
    expect(got).toHaveLength(4);
  });
  describe("of an API", () => {
    const lines: string[] = [];
    let time = TIME;
    let api: TestApi;
    beforeAll(async () => {
      api = await testApi("postgres", {
        now: () => time,
        settings: { sms: { gatewayUrl: base, gatewayToken: "t0ken" } },
        log: (...line) => void lines.push(JSON.stringify(line)),
      });
    });
    beforeEach(() => void (lines.length = 0));
    afterAll(() => api.close());

    /** A visitor who asks for codes, again and again. */
    const asker = (action: "login" | "reservation") => {
      const [browser, phone] = [new Browser(api, (ms) => void (time += ms)), newPhone()];
      const ask = async () => {
        const token = await browser.token(action, phone);
        return browser.post(CODE_PATHS[action], { phone, token, ...(action === "login" && { action }) });
      };
      return { browser, phone, ask };
    };
    const codeSent = (): string => /\d{6}/.exec(JSON.parse(got.at(-1)?.body ?? "").text)?.[0] ?? "";

    test("that refuses is told, logged without the number, and costs neither a minute nor one of the day", async () => {
      const { phone, ask } = asker("login");
      answers = [403];
      expect(await ask()).toMatchObject({
        status: 502,
        message: expect.stringContaining("短信暂时无法发送"),
      });
      expect((await ask()).status).toBe(200);
      expect(lines.join("\n")).toContain("code-undelivered");
      for (let index = 1; index < DAY_LIMIT.most; index += 1) {
        time += 60_000;
        expect((await ask()).status).toBe(200);
      }
      time += 60_000;
      expect((await ask()).status).toBe(429);
      expect(lines.join("\n")).not.toMatch(new RegExp(`${phone}|t0ken|${got.at(-1)?.body ?? ""}`));
    });
    test("that refuses costs nobody anything, and leaves the code before as it was", async () => {
      const { browser, phone, ask } = asker("login");
      expect((await ask()).status).toBe(200);
      const code = codeSent();
      await api.db.delete(limits);
      answers = [403];
      expect((await ask()).status).toBe(502);
      expect(await api.db.select().from(limits).where(gt(limits.count, 0))).toEqual([]);
      const signedIn = await browser.form(LOGIN, { method: "code", phone, code, agreements: AGREED });
      expect(signedIn.status).toBe(200);
      const kept = await api.db.$count(codes);
      answers = [403];
      expect((await ask()).status).toBe(502);
      expect(await api.db.$count(codes)).toBe(kept);
    });
    test.each([{ words: ["hang up", "hang up", "hang up"] }, { words: [500, 403] }] as const)(
      "that gives no word ($words) may have sent the code: it opens, and costs its minute",
      async ({ words }) => {
        const { browser, phone, ask } = asker("login");
        answers = [...words];
        expect(await ask()).toMatchObject({ status: 200, data: { resendInMs: 60_000 } });
        expect(lines.join("\n")).toContain("code-undelivered");
        const code = codeSent();
        expect((await ask()).status).toBe(429);
        const signedIn = await browser.form(LOGIN, { method: "code", phone, code, agreements: AGREED });
        expect(signedIn.status).toBe(200);
      },
    );
    test("that gives no word has a reservation go on without a code", async () => {
      const { ask } = asker("reservation");
      answers = [500, 500, 500];
      expect((await ask()).status).toBe(502);
      expect((await ask()).status).toBe(429);
    });
  });
});
