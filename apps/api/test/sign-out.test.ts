import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD_LOCK, SIGN_IN_LOCK } from "../src/accounts/locks.ts";
import { SESSION_FRESH_MS } from "../src/accounts/sessions.ts";
import { countUse } from "../src/database/limits.ts";
import { runCommand } from "../src/control/commands.ts";
import { sessions } from "../src/accounts/tables.ts";
import { hashToken } from "../src/database/grants.ts";
import { Browser, newPhone } from "./support/browser.ts";
import { SAMPLED_BACKENDS, testApi, type Answer, type TestApi } from "./support/testApi.ts";

const PASSWORD = "Summer2026!";
const LOGOUT = "/yxy/custom/logout.do";
const LIST = "/yxy/custom/center/session/list.do";
const END = "/yxy/custom/center/session/end.do";
const CHANGE = "/yxy/custom/center/password/change.do";
const COOKIE = "wesdom_session";
const WECHAT =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50";

describe.each(SAMPLED_BACKENDS)("signing out on %s", (backend) => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  let api: TestApi;
  const wait = (ms: number): void => void (time += ms);
  const visitor = (): Browser => new Browser(api, wait);
  /** One account, signed in on that many devices. */
  const devices = async (count: number): Promise<Browser[]> => {
    const [phone, browsers] = [newPhone(), Array.from({ length: count }, visitor)];
    for (const [index, browser] of browsers.entries()) {
      await (index === 0 ? browser.register(phone, PASSWORD) : browser.logIn(phone, PASSWORD));
    }
    return browsers;
  };
  const signedIn = (browsers: readonly Browser[]): Promise<boolean[]> =>
    Promise.all(browsers.map((browser) => browser.isSignedIn()));
  beforeAll(async () => void (api = await testApi(backend, { now: () => time })));
  afterAll(() => api.close());

  test.each([{}, { scope: "device" }])(
    "%j: this device alone, whose token opens nothing more",
    async (body) => {
      const [one, other] = (await devices(2)) as [Browser, Browser];
      const token = one.cookies.get(COOKIE) ?? "";
      const answer = await one.post(LOGOUT, body);
      expect(answer).toMatchObject({ status: 200, data: null });
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.getSetCookie()).toEqual([
        "wesdom_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
      ]);
      one.cookies.set(COOKIE, token);
      expect(await signedIn([one, other])).toEqual([false, true]);
      const ids = (await api.db.select().from(sessions)).map(({ id }) => id);
      expect(ids).not.toContain(hashToken(token));
    },
  );

  test("all devices: every session of the account ends, and none of another's", async () => {
    const [mine, others] = [await devices(3), await devices(1)];
    const tokens = mine.map((browser) => browser.cookies.get(COOKIE) ?? "");
    expect((await mine[1]?.post(LOGOUT, { scope: "all" }))?.status).toBe(200);
    for (const [index, browser] of mine.entries()) browser.cookies.set(COOKIE, tokens[index] ?? "");
    expect(await signedIn([...mine, ...others])).toEqual([false, false, false, true]);
  });

  test("an owner sees each session and ends any of them, and none of another's", async () => {
    const [phone, one, other] = [newPhone(), visitor(), visitor()];
    other.headers["user-agent"] = WECHAT;
    await one.register(phone, PASSWORD);
    const startedAt = time;
    wait(60_000);
    await other.logIn(phone, PASSWORD);
    const [stranger] = (await devices(1)) as [Browser];
    const { data } = await one.post(LIST);
    const own = { device: "Android", startedAt, usedAt: startedAt, current: true };
    const elsewhere = {
      device: "WeChat · iPhone",
      startedAt: startedAt + 60_000,
      usedAt: startedAt + 60_000,
    };
    const id = hashToken(other.cookies.get(COOKIE) ?? "");
    expect(data).toEqual({
      sessions: [
        { ...elsewhere, id, current: false },
        { ...own, id: hashToken(one.cookies.get(COOKIE) ?? "") },
      ],
      canEnd: true,
    });
    expect(await stranger.post(END, { id })).toMatchObject({ status: 200, data: null });
    expect(await signedIn([one, other, stranger])).toEqual([true, true, true]);
    expect(await one.post(END, { id })).toMatchObject({ status: 200, data: null });
    expect(await signedIn([one, other, stranger])).toEqual([true, false, true]);
    expect((await other.post(LIST)).status).toBe(401);
  });

  test("who signed in more than ten minutes ago ends no session elsewhere before signing in again", async () => {
    const phone = newPhone();
    const [one, other] = [visitor(), visitor()];
    await other.register(phone, PASSWORD);
    await one.logIn(phone, PASSWORD);
    wait(SESSION_FRESH_MS);
    const id = hashToken(other.cookies.get(COOKIE) ?? "");
    const again = { status: 401, data: { reason: "signInAgain" } };
    expect((await one.post(LIST)).data).toMatchObject({ sessions: [{}, {}], canEnd: false });
    expect(await one.post(END, { id })).toMatchObject(again);
    expect(await one.post(LOGOUT, { scope: "all" })).toMatchObject(again);
    expect(await signedIn([one, other])).toEqual([true, true]);
    await one.logIn(phone, PASSWORD);
    expect((await one.post(END, { id })).status).toBe(200);
    expect(await signedIn([one, other])).toEqual([true, false]);
  });

  test("a password is changed by the present one alone, and every other session ends", async () => {
    const phone = newPhone();
    const [one, other] = [visitor(), visitor()];
    await one.register(phone, PASSWORD);
    await other.logIn(phone, PASSWORD);
    const change = async (current: string, next: string): Promise<Answer> => {
      const { password, keyId } = await one.seal(next);
      return one.post(CHANGE, { current: (await one.seal(current)).password, password, keyId });
    };
    expect((await one.post(CHANGE, await one.seal("Autumn2026?"))).status).toBe(400);
    const wrong = { status: 422, data: { fields: { current: "当前密码不正确" } } };
    expect(await change("Wrong12345", "Autumn2026?")).toMatchObject(wrong);
    expect((await change(PASSWORD, "onlyletters")).data.fields.password).toContain("密码须为 6–20 位");
    expect(await signedIn([one, other])).toEqual([true, true]);
    const token = one.cookies.get(COOKIE) ?? "";
    expect(await change(PASSWORD, "Autumn2026?")).toMatchObject({ status: 200, data: null });
    expect(one.cookies.get(COOKIE)).not.toBe(token);
    expect(await signedIn([one, other])).toEqual([true, false]);
    expect((await other.logIn(phone, PASSWORD)).status).toBe(422);
    expect((await other.logIn(phone, "Autumn2026?")).status).toBe(200);
    for (let index = 0; index < SIGN_IN_LOCK.most; index += 1)
      await countUse(api.db, SIGN_IN_LOCK, phone, time);
    expect((await change("Autumn2026?", PASSWORD)).message).toContain("密码登录暂时关闭");
    for (let index = 0; index < PASSWORD_LOCK.most; index += 1) await change("Wrong12345", PASSWORD);
    expect((await change("Autumn2026?", PASSWORD)).status).toBe(429);
    await one.post(LOGOUT, {});
    expect((await change("Autumn2026?", PASSWORD)).status).toBe(401);
  });

  test("an operator ends the sessions of one account, or all", async () => {
    const phone = newPhone();
    const [one, other] = [visitor(), (await devices(1))[0] as Browser];
    await one.register(phone, PASSWORD);
    const spaced = phone.replace(/^.../, "$& ");
    expect(await runCommand(api, { name: "sign-out", phone: spaced })).toEqual({ ended: 1 });
    expect(await signedIn([one, other])).toEqual([false, true]);
    const { ended } = await runCommand(api, { name: "sign-out" });
    expect(ended).toBeGreaterThanOrEqual(1);
    expect(await signedIn([one, other])).toEqual([false, false]);
  });

  test("an operator deletes one account, with its sessions", async () => {
    const phone = newPhone();
    const [one, other] = [visitor(), (await devices(1))[0] as Browser];
    await one.register(phone, PASSWORD);
    expect(await runCommand(api, { name: "account-delete", phone: `+86 ${phone}` })).toEqual({ deleted: 1 });
    expect(await signedIn([one, other])).toEqual([false, true]);
    expect((await one.logIn(phone, PASSWORD)).status).toBe(422);
    expect(await runCommand(api, { name: "account-delete", phone })).toEqual({ deleted: 0 });
  });

  test("a session that is over ends no other", async () => {
    const [one, other] = (await devices(2)) as [Browser, Browser];
    const token = one.cookies.get(COOKIE) ?? "";
    await one.post(LOGOUT, {});
    one.cookies.set(COOKIE, token);
    await one.post(LOGOUT, { scope: "all" });
    expect(await other.isSignedIn()).toBe(true);
  });

  test("is answered alike whether or not someone is signed in", async () => {
    const [browser] = (await devices(1)) as [Browser];
    const seen = async (one: Browser, body: object): Promise<unknown> => {
      const { status, data, message, headers } = await one.post(LOGOUT, body);
      return { status, data, message, headers: [...headers] };
    };
    const token = browser.cookies.get(COOKIE) ?? "";
    for (const body of [{}, { scope: "all" }]) {
      browser.cookies.set(COOKIE, token);
      const planted = visitor();
      planted.cookies.set(COOKIE, "A".repeat(43));
      expect(await seen(visitor(), body)).toEqual(await seen(browser, body));
      expect(await seen(planted, body)).toEqual(await seen(visitor(), body));
    }
  });

  test("another site cannot sign anyone out, nor can another scope be asked for", async () => {
    const [browser] = (await devices(1)) as [Browser];
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await browser.post(LOGOUT, {}, foreign)).status).toBe(403);
    expect((await browser.post(LOGOUT, { scope: "everyone" })).status).toBe(400);
    expect((await browser.get(LOGOUT)).status).toBe(405);
    expect(await browser.isSignedIn()).toBe(true);
  });
});

test("over https the cookie goes with the attributes that it came with", async () => {
  const site = await testApi("postgres", { settings: { publicOrigin: "https://www.example.com" } });
  const answer = await new Browser(site, () => undefined).post(LOGOUT, {});
  expect(answer.headers.getSetCookie()).toEqual([
    "__Host-wesdom_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
  await site.close();
});
