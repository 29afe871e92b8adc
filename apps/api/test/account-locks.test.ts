import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADDRESS_LOCK, PASSWORD_CEILING, PASSWORD_LOCK, SIGN_IN_LOCK } from "../src/accounts/locks.ts";
import { KNOWN_SECONDS } from "../src/accounts/known-browsers.ts";
import { DAY_LIMIT } from "../src/codes/limits.ts";
import { countUse } from "../src/database/limits.ts";
import { knownBrowsers } from "../src/accounts/tables.ts";
import { grants } from "../src/database/tables.ts";
import { hashToken } from "../src/database/grants.ts";
import { AGREED, Browser, LOGIN, newAddress, newPhone } from "./support/browser.ts";
import { SAMPLED_BACKENDS, testApi, type TestApi } from "./support/testApi.ts";

const PASSWORD = "Summer2026!";
const WRONG = "Wrong12345";
const KNOWN = "wesdom_known";

describe.each(SAMPLED_BACKENDS)("%s", (backend) => {
  let time = Date.parse("2025-11-21T02:00:00Z");
  let api: TestApi;
  const wait = (ms: number): void => void (time += ms);
  const visitor = (address?: string): Browser => new Browser(api, wait, address);
  /** Tries wrong passwords for a number from many addresses, up to its ceiling; those of the last are made in full. */
  const guessFromEverywhere = async (phone: string): Promise<void> => {
    const rest = PASSWORD_CEILING.most - PASSWORD_LOCK.most;
    for (let index = 0; index < rest; index += 1) await countUse(api.db, PASSWORD_CEILING, phone, time);
    const attacker = visitor();
    for (let index = 0; index < PASSWORD_LOCK.most; index += 1) {
      expect((await attacker.logIn(phone, WRONG)).data.reason).toBe("credentials");
    }
  };
  beforeAll(async () => void (api = await testApi(backend, { now: () => time })));
  afterAll(() => api.close());

  test("whoever tries wrong passwords locks only himself", async () => {
    const [phone, attacker] = [newPhone(), visitor()];
    await visitor().register(phone, PASSWORD);
    for (let index = 0; index <= PASSWORD_LOCK.most; index += 1) await attacker.logIn(phone, WRONG);
    expect(await attacker.logIn(phone, PASSWORD)).toMatchObject({ status: 429, data: { reason: "locked" } });
    expect((await visitor().logIn(phone, PASSWORD)).status).toBe(200);
  });

  test("cookies that he makes up or leaves out make him no other visitor", async () => {
    const [phone, attacker] = [newPhone(), visitor()];
    const statuses: number[] = [];
    for (let index = 0; index <= PASSWORD_LOCK.most; index += 1) {
      attacker.cookies.set(KNOWN, String(index).padStart(43, "A"));
      attacker.cookies.set("wesdom_device", String(index).padStart(43, "B"));
      statuses.push((await attacker.logIn(phone, WRONG)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: PASSWORD_LOCK.most }, () => 422), 429]);
  });

  test("guessing from everywhere closes a number to strangers, not to browsers that it knows, nor to codes", async () => {
    const [phone, owner] = [newPhone(), visitor()];
    await owner.register(phone, PASSWORD);
    wait(60_000);
    await guessFromEverywhere(phone);
    const closed = await visitor().logIn(phone, PASSWORD);
    expect(closed).toMatchObject({
      status: 429,
      data: { reason: "locked" },
      message: expect.stringContaining("请使用验证码登录"),
    });
    expect(Number(closed.headers.get("retry-after"))).toBe(PASSWORD_CEILING.lockMs / 1000);
    expect((await owner.logIn(phone, PASSWORD)).status).toBe(200);
    const stranger = visitor();
    const code = await stranger.code("login", phone);
    expect((await stranger.form(LOGIN, { method: "code", phone, code, agreements: AGREED })).status).toBe(
      200,
    );
    wait(PASSWORD_CEILING.lockMs);
    expect((await visitor().logIn(phone, PASSWORD)).status).toBe(200);
  });

  test("whoever uses up a number's codes of a day leaves the browsers that it knows theirs", async () => {
    const [phone, owner, attacker] = [newPhone(), visitor(), visitor()];
    await owner.register(phone, PASSWORD);
    for (let index = 0; index < DAY_LIMIT.most; index += 1) {
      wait(60_000);
      await attacker.code("login", phone).catch(() => undefined);
    }
    wait(60_000);
    await expect(visitor().code("login", phone)).rejects.toThrow("no code: 429");
    wait(60_000);
    expect(await owner.code("login", phone)).toMatch(/^\d{6}$/);
  });

  test("a number without an account closes alike", async () => {
    const phone = newPhone();
    await guessFromEverywhere(phone);
    expect((await visitor().logIn(phone, WRONG)).message).toContain("请使用验证码登录");
  });

  test("a browser that is known has five tries too, whatever its address did", async () => {
    const [phone, owner] = [newPhone(), visitor()];
    await owner.register(phone, PASSWORD);
    const neighbour = visitor(owner.address);
    for (let index = 0; index <= ADDRESS_LOCK.most; index += 1) await neighbour.logIn(newPhone(), WRONG);
    expect((await neighbour.logIn(phone, PASSWORD)).status).toBe(429);
    // Nor is the way by code closed to the network.
    expect((await visitor(owner.address).register(newPhone(), PASSWORD)).status).toBe(200);
    expect((await owner.logIn(phone, PASSWORD)).status).toBe(200);
    for (let index = 0; index < PASSWORD_LOCK.most; index += 1) await owner.logIn(phone, WRONG);
    expect((await owner.logIn(phone, PASSWORD)).status).toBe(429);
    wait(PASSWORD_LOCK.lockMs);
    expect((await owner.logIn(phone, PASSWORD)).status).toBe(200);
  });

  test("a browser is known to the accounts that signed in there, for 90 days, under another token each time", async () => {
    const [one, other, shared] = [newPhone(), newPhone(), visitor()];
    const tokens: string[] = [];
    for (const phone of [one, other]) {
      await shared.register(phone, PASSWORD);
      tokens.push(shared.cookies.get(KNOWN) ?? "");
      wait(60_000);
    }
    expect(new Set(tokens).size).toBe(2);
    const stored = JSON.stringify(await api.db.select().from(knownBrowsers));
    expect(tokens.filter((token) => stored.includes(token))).toEqual([]);
    expect(stored.split(hashToken(tokens[1] ?? ""))).toHaveLength(3);
    for (const phone of [one, other]) {
      await guessFromEverywhere(phone);
      expect((await shared.logIn(phone, PASSWORD)).status).toBe(200);
    }
    const thief = visitor();
    thief.cookies.set(KNOWN, tokens[0] ?? "");
    expect((await thief.logIn(one, PASSWORD)).status).toBe(429);
    wait(KNOWN_SECONDS * 1000);
    await guessFromEverywhere(one);
    expect((await shared.logIn(one, PASSWORD)).status).toBe(429);
    await api.upkeep.run();
    expect(JSON.stringify(await api.db.select().from(knownBrowsers))).not.toContain(
      hashToken(tokens[1] ?? ""),
    );
  });

  test("who signs in again and again is refused, at last without the work of a password, and led to the code", async () => {
    const [phone, owner] = [newPhone(), visitor()];
    await owner.register(phone, PASSWORD);
    for (let index = 1; index < SIGN_IN_LOCK.most; index += 1)
      await countUse(api.db, SIGN_IN_LOCK, phone, time);
    expect((await owner.logIn(phone, PASSWORD)).status).toBe(200);
    const refusals: unknown[] = [];
    for (let index = 0; index <= PASSWORD_LOCK.most; index += 1) {
      const { status, message } = await owner.logIn(phone, PASSWORD);
      refusals.push([status, message.includes("密码登录暂时关闭")]);
    }
    expect(refusals.slice(0, -1)).toEqual(Array.from({ length: PASSWORD_LOCK.most }, () => [429, true]));
    expect(refusals.at(-1)).toEqual([429, false]);
    wait(60_000);
    const code = await owner.code("login", phone);
    expect((await owner.form(LOGIN, { method: "code", phone, code, agreements: AGREED })).status).toBe(200);
    wait(SIGN_IN_LOCK.lockMs);
    expect((await owner.logIn(phone, PASSWORD)).status).toBe(200);
  });

  test("a reset forgets the browsers and opens both locks", async () => {
    const [phone, owner, thief] = [newPhone(), visitor(), visitor()];
    await owner.register(phone, PASSWORD);
    await thief.logIn(phone, PASSWORD);
    wait(60_000);
    await guessFromEverywhere(phone);
    for (let index = 0; index < PASSWORD_LOCK.most; index += 1) await owner.logIn(phone, WRONG);
    await owner.reset(phone, "Autumn2026?");
    expect((await owner.logIn(phone, "Autumn2026?")).status).toBe(200);
    await guessFromEverywhere(phone);
    expect((await thief.logIn(phone, WRONG)).status).toBe(429);
  });

  test("what the limits refuse leaves no nonce behind", async () => {
    const nonces = async (): Promise<number> =>
      (await api.db.select().from(grants)).filter(({ kind }) => kind === "nonce").length;
    const [browser, phone] = [visitor(), newPhone()];
    const flood = async (fields: Record<string, string | readonly string[]>): Promise<number> => {
      const before = await nonces();
      const attacker = visitor(newAddress());
      for (let index = 0; index < ADDRESS_LOCK.most + 10; index += 1) {
        await attacker.form(LOGIN, { ...fields, ...(await browser.seal("abc")) });
      }
      return (await nonces()) - before;
    };
    expect(await flood({ method: "password", phone })).toBe(PASSWORD_LOCK.most);
    expect(await flood({ method: "register", phone, code: "123456", agreements: AGREED })).toBe(
      ADDRESS_LOCK.most,
    );
    const before = await nonces();
    const reset = "/yxy/custom/center/reset/password.do";
    for (let index = 0; index < 5; index += 1) {
      const answer = await visitor().post(reset, { ticket: "A".repeat(43), ...(await browser.seal("abc")) });
      expect(answer).toMatchObject({ status: 422, data: { reason: "ticket" } });
    }
    expect(await nonces()).toBe(before);
  });
});
