import { createPublicKey } from "node:crypto";
import { eq, getTableColumns, lt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "@wesdom/api-client/contract";
import { safeParse } from "valibot";
import { TICKET_TTL_MS } from "../src/accounts/centre-calls.ts";
import { CLOCK_SKEW_MS } from "@wesdom/api-client/server";
import { DAY_MS } from "@wesdom/facts";
import { KEY_GRACE_MS, SEAL_SKEW_MS } from "../src/accounts/createLoginKeyStore.ts";
import { hashPassword } from "../src/accounts/password-hash.ts";
import { RESET_TTL_MS } from "../src/accounts/reset-calls.ts";
import { SESSION_IDLE_MS } from "../src/accounts/sessions.ts";
import { DAY_LIMIT } from "../src/codes/limits.ts";
import { accounts, loginKeys, sessions } from "../src/accounts/tables.ts";
import { codes, devMessages } from "../src/codes/tables.ts";
import { grants } from "../src/database/tables.ts";
import { AGREED, Browser, CODE_PATHS, codeFor, LOGIN, newPhone, sealWith } from "./support/browser.ts";
import { SAMPLED_BACKENDS, testApi, type TestApi } from "./support/testApi.ts";

const PASSWORD = "Summer2026!";
const CHECK = "/yxy/custom/login/check.do";
const INFORMATION = "/yxy/custom/complete/information/subSystem/info/get.do";
const FEEDING = "/yxy/custom/center/info/feeding.do";
const RESET_CODE = "/yxy/custom/reset/password/code/verification.do";
const RESET_CHECK = "/yxy/custom/center/reset/password/check.do";
const LOGOUT = "/yxy/custom/logout.do";
const RESET = "/yxy/custom/center/reset/password.do";
const REDEEM = "/yxy/custom/center/ticket/redeem.do";

test("accounts have no roles: nothing kept of them tells one from another but who it is @R6.1", () => {
  expect(Object.keys(getTableColumns(accounts)).toSorted()).toEqual([
    "agreements",
    "createdAt",
    "id",
    "information",
    "passwordHash",
    "passwordRule",
    "phone",
  ]);
});

describe.each(SAMPLED_BACKENDS)("%s", (backend) => {
  let time = Date.parse("2025-11-21T02:00:00Z");
  let api: TestApi;
  const wait = (ms: number): void => void (time += ms);
  const visitor = (): Browser => new Browser(api, wait);
  /** What the customer centre asks, from the same network. */
  const redeem = (ticket: string) => api.post(REDEEM, { ticket });
  const logged: { level: string; event: string; account?: unknown; network?: unknown }[] = [];
  beforeAll(async () => {
    api = await testApi(backend, {
      now: () => time,
      log: (level, event, fields) => void logged.push({ event, ...fields, level }),
    });
  });
  afterAll(() => api.close());

  test("who signs in and out, who is refused and who has a new password is logged, by account and network's mark", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const since = logged.length;
    await browser.register(phone, PASSWORD);
    await browser.logIn(phone, `${PASSWORD}x`);
    await browser.logIn(phone, PASSWORD);
    await browser.post(LOGOUT, { scope: "all" });
    await browser.post(LOGOUT, {});
    await browser.post(RESET_CODE, { phone, code: "000000" });
    wait(60_000);
    const { data } = await browser.post(RESET_CODE, { phone, code: await browser.code("reset", phone) });
    await browser.post(RESET, { ticket: data.ticket, ...(await browser.seal("Autumn2026?")) });

    const told = logged.slice(since).filter(({ event }) => /^sign|^password|^reset/.test(event));
    const { account, network } = told[0] ?? {};
    expect(account).toMatch(/\S/);
    expect(network).toMatch(/^[\da-f]{16}$/);
    expect(told).toEqual([
      { level: "info", event: "signed-in", method: "register", account, created: true, network },
      { level: "warn", event: "sign-in-refused", method: "password", status: 422, account, network },
      { level: "info", event: "signed-in", method: "password", account, created: false, network },
      { level: "info", event: "signed-out", scope: "all", account },
      { level: "warn", event: "reset-refused", status: 422, account, network },
      { level: "info", event: "password-set", account },
    ]);
    for (const secret of [phone, PASSWORD, "Autumn2026?", browser.address])
      expect(JSON.stringify(logged)).not.toContain(secret);
  });

  describe("the whole way", () => {
    test("register, complete information, ticket to the customer centre, once @R7.13 @R7.31 @R7.33 @R7.34 @R7.35 @R7.36", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      const registered = await browser.register(phone, PASSWORD);
      expect(registered).toMatchObject({
        status: 200,
        data: { created: true, account: { complete: false } },
      });
      expect(safeParse(contracts.unifiedLogin.answer, registered.data).success).toBe(true);
      expect(registered.data.account.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(7)}`);
      expect((await browser.post(INFORMATION)).data).toEqual({ complete: false, information: null });
      const companies = await browser.post("/yxy/custom/center/company/fuzzy/matching.do", {
        keyword: "科技",
      });
      expect(companies.status).toBe(200);
      expect(companies.data[0]?.name).toContain("科技");
      const information = { company: "示例科技", companyId: "", areaCode: "440305", position: "市场总监" };
      expect((await browser.post(FEEDING, information)).data).toEqual({ complete: true, information });
      expect((await browser.post(CHECK)).data).toMatchObject({ signedIn: true, account: { complete: true } });
      const { data } = await browser.get("/get/login/url.do?redirect=/m/zh-cn/case");
      const ticket = new URLSearchParams((data.url as string).split("?")[1]).get("ticket") ?? "";
      expect(data.url).toBe(`/centre?ticket=${ticket}`);
      const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(ticket)));
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      expect(won[0]?.data).toMatchObject({
        account: registered.data.account && { complete: true },
        information,
      });
      expect(won[0]?.data.redirect).toBe("/m/zh-cn/case");
      expect(answers.find(({ status }) => status !== 200)).toMatchObject({
        status: 422,
        data: { reason: "ticket" },
      });
    });

    test("a code signs in, and makes an account where there is none", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      for (const created of [true, false]) {
        const code = await browser.code("login", phone);
        const answer = await browser.form(LOGIN, { method: "code", phone, code, agreements: AGREED });
        expect(answer).toMatchObject({ status: 200, data: { created } });
        wait(60_000);
      }
    });

    test("a password signs in; a wrong one does not", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      await browser.register(phone, PASSWORD);
      const other = visitor();
      expect(await other.logIn(phone, `${PASSWORD}x`)).toMatchObject({
        status: 422,
        message: "手机号或密码不正确",
        data: { reason: "credentials" },
      });
      expect(await other.isSignedIn()).toBe(false);
      expect((await other.logIn(phone, PASSWORD)).status).toBe(200);
      expect(await other.isSignedIn()).toBe(true);
    });

    test("a reset sets the password, ends all sessions and opens the lock @R7.37 @R7.38 @R7.39 @R7.40", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      await browser.register(phone, PASSWORD);
      for (let index = 0; index < 6; index += 1) await browser.logIn(phone, "Wrong12345");
      wait(60_000);
      const code = await browser.code("reset", phone);
      const { data } = await browser.post(RESET_CODE, { phone, code });
      expect((await browser.post(RESET_CHECK, { ticket: data.ticket })).data).toEqual({
        valid: true,
        expiresInMs: RESET_TTL_MS,
      });
      const weak = await browser.post(RESET, { ticket: data.ticket, ...(await browser.seal("onlyletters")) });
      expect(weak.data.fields.password).toContain("密码须为 6–20 位");
      const done = await browser.post(RESET, { ticket: data.ticket, ...(await browser.seal("Autumn2026?")) });
      expect(done).toMatchObject({ status: 200, data: null });
      expect(await browser.isSignedIn()).toBe(false);
      expect((await visitor().logIn(phone, PASSWORD)).status).toBe(422);
      expect((await visitor().logIn(phone, "Autumn2026?")).status).toBe(200);
      const again = await browser.post(RESET, {
        ticket: data.ticket,
        ...(await browser.seal("Winter2026?")),
      });
      expect(again).toMatchObject({ status: 422, data: { reason: "ticket" } });
      expect((await browser.post(RESET_CHECK, { ticket: data.ticket })).data.valid).toBe(false);
    });

    test("a new password, and signing out everywhere, takes all other tickets of the account away", async () => {
      const [owner, stranger, phone] = [visitor(), visitor(), newPhone()];
      await owner.register(phone, PASSWORD);
      const ticketOf = async (browser: typeof owner): Promise<unknown> => {
        wait(60_000);
        const code = await browser.code("reset", phone);
        return (await browser.post(RESET_CODE, { phone, code })).data.ticket;
      };
      const isValid = async (ticket: unknown) => (await api.post(RESET_CHECK, { ticket })).data.valid;
      const first = await ticketOf(stranger);
      const ticket = await ticketOf(owner);
      expect(await isValid(first)).toBe(true);
      await owner.post(RESET, { ticket, ...(await owner.seal("Autumn2026?")) });
      expect(await isValid(first)).toBe(false);
      const second = await ticketOf(stranger);
      await owner.logIn(phone, "Autumn2026?");
      expect((await owner.post(LOGOUT, { scope: "all" })).status).toBe(200);
      expect(await isValid(second)).toBe(false);
      const taken = await stranger.post(RESET, { ticket: second, ...(await stranger.seal("Winter2026?")) });
      expect(taken).toMatchObject({ status: 422, data: { reason: "ticket" } });
    });

    test("an account of the older rule signs in, by that rule alone", async () => {
      const [older, odd] = [newPhone(), newPhone()];
      for (const [phone, password] of [
        [older, "abc123"],
        [odd, "abc123!"],
      ] as const) {
        await api.db.insert(accounts).values({
          id: crypto.randomUUID(),
          phone,
          passwordHash: await hashPassword(password),
          passwordRule: "B",
          agreements: [],
          createdAt: new Date(time),
        });
      }
      expect((await visitor().logIn(older, "abc123")).status).toBe(200);
      expect((await visitor().logIn(odd, "abc123!")).status).toBe(422);
    });
  });

  describe("forms", () => {
    test.each([
      [{ method: "code" }, ["code", "agreements"]],
      [{ method: "code", code: "123456", agreements: "user-agreement" }, ["agreements"]],
      [{ method: "password" }, ["password", "keyId"]],
      [{ method: "register", code: "123456" }, ["password", "keyId", "agreements"]],
    ])("%j lacks %j", async (fields, missing) => {
      const answer = await visitor().form(LOGIN, { phone: newPhone(), ...fields });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.data.fields)).toEqual(missing);
    });
    test("a phone number that is none is told beside its field", async () => {
      const answer = await visitor().form(LOGIN, { method: "code", phone: "12345" });
      expect(answer).toMatchObject({ status: 422, data: { fields: { phone: "请填写正确的电话" } } });
    });
    test("information needs a company, an area there is, and a position", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      expect((await browser.post(FEEDING, { company: "", areaCode: "", position: "" })).status).toBe(401);
      await browser.register(phone, PASSWORD);
      const answer = await browser.post(FEEDING, { company: " ", areaCode: "999999", position: "" });
      expect(Object.keys(answer.data.fields)).toEqual(["company", "areaCode", "position"]);
    });
    test("information is taken for the account of its page alone, not for one that signed in since", async () => {
      const browser = visitor();
      const { userInfo } = (await browser.register(newPhone(), PASSWORD)).data.account;
      await browser.post(LOGOUT, {});
      const other = (await browser.register(newPhone(), PASSWORD)).data.account;
      const information = { company: "示例科技", areaCode: "440305", position: "市场总监" };
      expect(await browser.post(FEEDING, { ...information, userInfo })).toMatchObject({
        status: 401,
        data: { reason: "signIn" },
      });
      expect((await browser.post(INFORMATION)).data.information).toBeNull();
      const own = await browser.post(FEEDING, { ...information, userInfo: other.userInfo });
      expect(own.data.complete).toBe(true);
    });
    test("registering breaks rule A before the code is used", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      const code = await browser.code("register", phone);
      const send = async (password: string) =>
        browser.form(LOGIN, {
          method: "register",
          phone,
          code,
          agreements: AGREED,
          ...(await browser.seal(password)),
        });
      for (const password of [
        "short",
        "onlyletters",
        "12345678",
        "密码abc123",
        "with space1",
        "x1".repeat(11),
      ]) {
        expect(Object.keys((await send(password)).data.fields)).toEqual(["password"]);
      }
      expect((await send("Emoji1😀😀")).status).toBe(200);
    });
    test("registering a number twice is told to whoever has the phone", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      await browser.register(phone, PASSWORD);
      wait(60_000);
      expect(await browser.register(phone, "Other12345")).toMatchObject({
        status: 409,
        data: { reason: "registered" },
      });
      expect((await visitor().logIn(phone, PASSWORD)).status).toBe(200);
    });
  });

  describe("codes", () => {
    const trial = (browser: Browser, phone: string, code: string) =>
      browser.form(LOGIN, { method: "code", phone, code, agreements: AGREED });

    test("a phone number gets one a minute and ten a day", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      const ask = async () =>
        browser.post(CODE_PATHS.login, {
          phone,
          action: "login",
          token: await browser.token("login", phone),
        });
      expect((await ask()).data).toEqual({ expiresInMs: 300_000, resendInMs: 60_000 });
      const soon = await ask();
      expect(soon.status).toBe(429);
      expect(Number(soon.headers.get("retry-after"))).toBeLessThanOrEqual(60);
      for (let index = 1; index < DAY_LIMIT.most; index += 1) {
        wait(60_000);
        expect((await ask()).status).toBe(200);
      }
      wait(60_000);
      expect((await ask()).status).toBe(429);
      wait(DAY_LIMIT.windowMs);
      expect((await ask()).status).toBe(200);
    });
    test("a code lives five minutes and opens for its purpose, phone number and browser alone", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      const code = await browser.code("login", phone);
      const other = await browser.post(RESET_CODE, { phone, code });
      expect(other).toMatchObject({ status: 422, data: { reason: "codeExpired" } });
      expect((await trial(browser, newPhone(), code)).data.reason).toBe("codeExpired");
      expect((await trial(visitor(), phone, code)).data.reason).toBe("codeExpired");
      wait(300_000);
      expect((await trial(browser, phone, code)).data.reason).toBe("codeExpired");
    });
    test("five wrong tries end a code", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      const code = await browser.code("login", phone);
      const wrong = code === "000000" ? "000001" : "000000";
      for (let index = 0; index < 5; index += 1) {
        expect((await trial(browser, phone, wrong)).data.reason).toBe("codeWrong");
      }
      expect((await trial(browser, phone, code)).data.reason).toBe("codeExpired");
    });
    test("of 20 uses at the same moment one signs in", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      const code = await browser.code("login", phone);
      const answers = await Promise.all(Array.from({ length: 20 }, () => trial(browser, phone, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
    test("a new code replaces the one before", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      const first = await browser.code("login", phone);
      wait(60_000);
      const second = await browser.code("login", phone);
      expect((await trial(browser, phone, first)).status).toBe(first === second ? 200 : 422);
      expect((await trial(browser, phone, second)).status).toBe(200);
    });
    test("a reservation gets its code too @R7.29", async () => {
      const phone = newPhone();
      expect(await visitor().code("reservation", phone)).toMatch(/^\d{6}$/);
      expect(await codeFor(api, phone)).toMatch(/^\d{6}$/);
    });
  });

  describe("sealed passwords", () => {
    test("a nonce opens once", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      await browser.register(phone, PASSWORD);
      const sealed = await browser.seal(PASSWORD);
      const send = () => visitor().form(LOGIN, { method: "password", phone, ...sealed });
      const answers = await Promise.all(Array.from({ length: 10 }, send));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await send()).data.reason).toBe("sealed");
    });
    test("a key opens for an hour after its day, and not longer @R7.30", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      await browser.register(phone, PASSWORD);
      const { data } = await browser.post("/yxy/getPublicKey.do");
      expect(data.expiresInMs).toBeGreaterThanOrEqual(KEY_GRACE_MS);
      expect(createPublicKey(data.publicKey).asymmetricKeyDetails?.modulusLength).toBe(3072);
      const send = (nonce: string) =>
        visitor().form(LOGIN, {
          method: "password",
          phone,
          keyId: data.keyId,
          password: sealWith(data.publicKey, { password: PASSWORD, nonce, time }),
        });
      wait(data.expiresInMs - 1);
      expect((await send("AAAAAAAAAAAA")).status).toBe(200);
      const next = await browser.post("/yxy/getPublicKey.do");
      expect(next.data.keyId).not.toBe(data.keyId);
      expect(next.data.publicKey).not.toBe(data.publicKey);
      wait(1);
      expect((await send("BBBBBBBBBBBB")).data.reason).toBe("sealed");
    });
    test.each([
      ["no time", { time: undefined }],
      ["a time of long ago", { time: 0 }],
      ["no nonce", { nonce: "short" }],
      ["no password", { password: 12 }],
    ])("%s inside does not open", async (_what, content) => {
      const browser = visitor();
      const sealed = await browser.seal(PASSWORD, content);
      const answer = await browser.form(LOGIN, { method: "password", phone: newPhone(), ...sealed });
      expect(answer).toMatchObject({ status: 422, data: { reason: "sealed" } });
    });
    test.each([{ keyId: "1-x" }, { password: "AAAA" }])("%j does not open", async (outside) => {
      const browser = visitor();
      const sealed = { ...(await browser.seal(PASSWORD)), ...outside };
      const answer = await browser.form(LOGIN, { method: "password", phone: newPhone(), ...sealed });
      expect(answer).toMatchObject({ status: 422, data: { reason: "sealed" } });
    });
    test("a clock within an hour of the server's will do", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      await browser.register(phone, PASSWORD);
      const sealed = await browser.seal(PASSWORD, { time: time - SEAL_SKEW_MS });
      expect((await browser.form(LOGIN, { method: "password", phone, ...sealed })).status).toBe(200);
      const early = await browser.seal(PASSWORD, { time: time + CLOCK_SKEW_MS + 1 });
      expect((await browser.form(LOGIN, { method: "password", phone, ...early })).status).toBe(422);
    });
    test("what has opened is remembered no longer than it would open", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      await browser.register(phone, PASSWORD);
      await browser.logIn(phone, PASSWORD);
      const nonces = await api.db.select().from(grants).where(eq(grants.kind, "nonce"));
      expect(Math.max(...nonces.map(({ expiresAt }) => expiresAt))).toBe(time + SEAL_SKEW_MS + CLOCK_SKEW_MS);
    });
  });

  describe("sessions", () => {
    test("end after a week, however often they are used", async () => {
      const browser = visitor();
      await browser.register(newPhone(), PASSWORD);
      for (let day = 1; day < 7; day += 1) {
        wait(24 * 60 * 60_000);
        expect(await browser.isSignedIn()).toBe(true);
      }
      wait(24 * 60 * 60_000 - 1);
      expect(await browser.isSignedIn()).toBe(true);
      wait(1);
      expect(await browser.isSignedIn()).toBe(false);
    });
    test("end after three days without a use, and are removed", async () => {
      const [browser, phone] = [visitor(), newPhone()];
      await browser.register(phone, PASSWORD);
      wait(SESSION_IDLE_MS - 1);
      expect(await browser.isSignedIn()).toBe(true);
      wait(SESSION_IDLE_MS);
      expect(await browser.isSignedIn()).toBe(false);
      wait(1);
      await api.upkeep.run();
      expect(
        await api.db
          .select()
          .from(sessions)
          .where(lt(sessions.usedAt, time - SESSION_IDLE_MS)),
      ).toEqual([]);
    });
    test("a ticket ends after a minute", async () => {
      const browser = visitor();
      await browser.register(newPhone(), PASSWORD);
      const { data } = await browser.get("/get/login/url.do");
      wait(TICKET_TTL_MS);
      expect((await redeem((data.url as string).split("ticket=")[1] ?? "")).status).toBe(422);
    });
  });

  test("what is stored opens nothing: neither tokens nor codes nor passwords nor keys lie there in plain", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await browser.code("register", phone);
    await api.db.delete(devMessages);
    const token = await browser.token("login", newPhone());
    await browser.post("/yxy/getPublicKey.do");
    const tables = await Promise.all(
      [codes, grants, loginKeys].map((table) => api.db.select().from(table as typeof codes)),
    );
    const text = JSON.stringify(tables);
    for (const secret of [code, token, "PRIVATE KEY"]) expect(text).not.toContain(secret);
    const second = visitor();
    await second.register(newPhone(), PASSWORD);
    const stored = JSON.stringify([
      await api.db.select().from(sessions),
      await api.db.select().from(accounts),
    ]);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(second.cookies.get("wesdom_session"));
    expect(stored).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  test("what is over is removed", async () => {
    await visitor().register(newPhone(), PASSWORD);
    await visitor().token("login", newPhone());
    wait(DAY_MS * 30);
    await api.upkeep.run();
    for (const table of [codes, grants, sessions, devMessages, loginKeys]) {
      expect(await api.db.select().from(table as typeof codes)).toEqual([]);
    }
    expect(
      (await api.db.select().from(accounts).where(eq(accounts.passwordRule, "A"))).length,
    ).toBeGreaterThan(0);
  });
});
