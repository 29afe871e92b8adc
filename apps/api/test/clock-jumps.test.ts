import { CLOCK_SKEW_MS } from "@wesdom/api-client/server";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { PASSWORD_LOCK } from "../src/accounts/locks.ts";
import { knownBrowsers, loginKeys, sessions } from "../src/accounts/tables.ts";
import { codes, devMessages } from "../src/codes/tables.ts";
import { grants, limits } from "../src/database/tables.ts";
import { LONGEST_WAIT_MS } from "../src/leads/outbox.ts";
import { leads, outbox } from "../src/leads/tables.ts";
import { createEventStore } from "../src/tracking/createEventStore.ts";
import { events, reportFaults } from "../src/tracking/tables.ts";
import { tokens } from "../src/wechat/tables.ts";
import { MISS_LOCK } from "../src/slider/limits.ts";
import { takeRenewalLease } from "../src/wechat/takeRenewalLease.ts";
import { createSigner } from "../src/wechat/signer.ts";
import { createTicketSource } from "../src/wechat/ticket.ts";
import { AGREED, Browser, CODE_PATHS, codeFor, LOGIN, newPhone } from "./support/browser.ts";
import { event } from "./support/reports.ts";
import { SAMPLED_BACKENDS, testApi, type TestApi } from "./support/testApi.ts";

const PASSWORD = "Summer2026!";
const NOW = Date.parse("2026-11-21T02:00:00Z");
const YEAR_MS = 365 * 24 * 60 * 60_000;
const LEAD = { kind: "contact", consent: true, name: "Ada", email: "ada@example.com", needs: "Hello" };

describe.each(SAMPLED_BACKENDS)("a clock that runs a year ahead and is set right, on %s", (backend) => {
  let time = NOW;
  let api: TestApi;
  const wait = (ms: number): void => void (time += ms);
  const visitor = (): Browser => new Browser(api, wait);
  /** Does something while the clock is wrong. */
  const ahead = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    time += YEAR_MS;
    const result = await work();
    time -= YEAR_MS;
    return result;
  };
  const askCode = async (browser: Browser, phone: string): Promise<number> => {
    const token = await browser.token("login", phone);
    return (await browser.post(CODE_PATHS.login, { phone, action: "login", token })).status;
  };
  beforeAll(async () => {
    const settings = {
      webhookUrl: "http://127.0.0.1:1/",
      webhookSecret: "",
      mailCommand: "",
      mailTo: "",
      mailFrom: "",
    };
    api = await testApi(backend, { now: () => time, settings: { leads: settings } });
  });
  afterEach(() => void (time = NOW));
  afterAll(() => api.close());

  test("limits count anew", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    await ahead(() => askCode(browser, phone));
    expect(await askCode(browser, phone)).toBe(200);
    expect(await askCode(browser, phone)).toBe(429);
  });

  test("locks open", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    await browser.register(phone, PASSWORD);
    const stranger = visitor();
    await ahead(async () => {
      for (let index = 0; index <= PASSWORD_LOCK.most; index += 1) await stranger.logIn(phone, "Wrong12345");
    });
    expect((await stranger.logIn(phone, PASSWORD)).status).toBe(200);
    const solver = visitor();
    await ahead(async () => {
      for (let index = 0; index < MISS_LOCK.most; index += 1) await solver.solve("login", phone, 30);
    });
    expect((await solver.solve("login", phone)).status).toBe(200);
  });

  test("what a right clock locks stays locked for its time", async () => {
    const [stranger, phone] = [visitor(), newPhone()];
    for (let index = 0; index <= PASSWORD_LOCK.most; index += 1) await stranger.logIn(phone, "Wrong12345");
    const rows = await api.db.select().from(limits);
    expect(rows.some(({ endsAt }) => endsAt === time + PASSWORD_LOCK.lockMs)).toBe(true);
    expect((await stranger.logIn(phone, PASSWORD)).status).toBe(429);
  });

  test("codes, tickets and tokens do not open for a year", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await ahead(async () => {
      await askCode(browser, phone);
      return codeFor(api, phone);
    });
    const answer = await browser.form(LOGIN, { method: "code", phone, code, agreements: AGREED });
    expect(answer.data.reason).toBe("codeExpired");

    const owner = newPhone();
    await browser.register(owner, PASSWORD);
    const ticket = await ahead(async () => {
      await browser.logIn(owner, PASSWORD);
      return ((await browser.get("/get/login/url.do")).data.url as string).split("ticket=")[1];
    });
    expect((await api.post("/yxy/custom/center/ticket/redeem.do", { ticket })).status).toBe(422);

    const token = await ahead(() => browser.token("login", owner));
    const refused = await browser.post(CODE_PATHS.login, { phone: owner, action: "login", token });
    expect(refused.status).toBe(422);

    const reset = await ahead(async () => {
      const sent = await browser.code("reset", owner);
      return browser.post("/yxy/custom/reset/password/code/verification.do", { phone: owner, code: sent });
    });
    const check = await browser.post("/yxy/custom/center/reset/password/check.do", {
      ticket: reset.data.ticket,
    });
    expect(check.data).toEqual({ valid: false, expiresInMs: 0 });
  });

  test("sessions of a year's time end, and are removed", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    await browser.register(phone, PASSWORD);
    await ahead(() => browser.logIn(phone, PASSWORD));
    expect(await browser.isSignedIn()).toBe(false);
    await api.upkeep.run();
    time += YEAR_MS;
    expect(await browser.isSignedIn()).toBe(false);
  });

  test("leads go out now, and are new ones", async () => {
    const first = await ahead(() => api.post("/en/index/appeal.do", LEAD));
    const due = async () => (await api.db.select().from(outbox)).map(({ dueAt }) => dueAt?.getTime() ?? 0);
    expect(await due()).toEqual([time + YEAR_MS]);
    expect(await api.outbox.deliverDue()).toBe(1);
    expect(Math.max(...(await due()))).toBeLessThan(time + 60 * 60_000);
    expect(await api.outbox.deliverDue()).toBe(0);
    // What a clock has put off that is as right as clocks are waits.
    await api.db.update(outbox).set({ dueAt: new Date(time + LONGEST_WAIT_MS + CLOCK_SKEW_MS) });
    expect(await api.outbox.deliverDue()).toBe(0);
    const again = await api.post("/en/index/appeal.do", LEAD);
    expect([again.status, again.data.reference === first.data.reference]).toEqual([200, false]);
  });

  test("a lease on WeChat's tickets, a ticket and a signature hold nobody up", async () => {
    const clock = (): number => time;
    await ahead(() => takeRenewalLease(api.db, clock));
    const undoAttempt = await takeRenewalLease(api.db, clock);
    expect(undoAttempt).toBeDefined();
    await undoAttempt?.();

    await api.db
      .insert(tokens)
      .values({ name: "wechat-jsapi-ticket", value: "old", expiresAt: time + YEAR_MS });
    const wechat = { appId: "wx1", appSecret: "s", apiBase: "http://127.0.0.1:1", hosts: [] };
    await expect(createTicketSource(api.db, wechat, clock)()).rejects.toThrow("no usable answer");
    await api.db.delete(tokens).where(eq(tokens.name, "wechat-jsapi-ticket"));

    const signer = createSigner(api.settings, async () => "ticket", clock);
    const wrong = await ahead(() => signer.sign("http://localhost/"));
    expect((await signer.sign("http://localhost/")).timestamp).toBeLessThan(wrong.timestamp);
  });
});

test.each([
  ["ahead", 3 * YEAR_MS],
  ["behind", -YEAR_MS],
])("a machine whose clock is %s deletes nothing that is not old by the database's", async (_, wrongBy) => {
  const machine = Date.now;
  let wrong = 0;
  vi.spyOn(Date, "now").mockImplementation(() => machine() + wrong);
  const api = await testApi("postgres");
  const browser = new Browser(api, () => undefined);
  const phone = newPhone();
  await browser.register(phone, PASSWORD);
  await browser.code("login", newPhone());
  await browser.token("login", phone);
  await api.post("/en/index/appeal.do", LEAD);
  const store = createEventStore(api.db, 30, Date.now);
  await store.countFault("shape");
  await store.store(event(Date.now()));
  const kept = [
    codes,
    devMessages,
    events,
    grants,
    knownBrowsers,
    leads,
    limits,
    loginKeys,
    reportFaults,
    sessions,
  ];
  const counts = () => Promise.all(kept.map((table) => api.db.$count(table)));
  const before = await counts();
  expect(before).not.toContain(0);
  wrong = wrongBy;
  await api.upkeep.run();
  expect(await counts()).toEqual(before);
  await api.close();
});
