import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CLOCK_SKEW_MS } from "@wesdom/api-client/server";
import { eq, sql } from "drizzle-orm";
import { PASSWORD_LOCK } from "../src/accounts/locks.ts";
import { hashPassword } from "../src/accounts/password-hash.ts";
import { deleteExpiredSessions, endSessions } from "../src/accounts/sessions.ts";
import { accounts } from "../src/accounts/tables.ts";
import { queryRows } from "../src/database/database.ts";
import { MISS_LOCK, PUZZLE_LIMIT } from "../src/slider/limits.ts";
import {
  AGREED,
  Browser,
  CODE_PATHS,
  gapOf,
  LOGIN,
  newAddress,
  newPhone,
  nonceOf,
  trackTo,
} from "./support/browser.ts";
import { newDatabase, testApi, type Answer, type TestApi } from "./support/testApi.ts";

const PASSWORD = "Summer2026!";

/** What one instance's clock is ahead of the other's: as right as clocks are. */
const APART_MS = 1_500;

describe("two instances on one PostgreSQL", () => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  let apis: readonly [TestApi, TestApi];
  const wait = (ms: number): void => void (time += ms);
  /** One visitor whose requests reach either instance. */
  const pair = (): readonly [Browser, Browser] => {
    const address = newAddress();
    const one = new Browser(apis[0], wait, address);
    const two = new Browser(apis[1], wait, address);
    Object.defineProperty(two, "cookies", { value: one.cookies });
    return [one, two];
  };
  const count = (answers: readonly Answer[], status: number): number =>
    answers.filter((answer) => answer.status === status).length;

  beforeAll(async () => {
    const settings = { databaseUrl: await newDatabase() };
    const open = (aheadMs: number): Promise<TestApi> =>
      testApi("postgres", { settings, now: () => time + aheadMs });
    apis = [await open(APART_MS), await open(0)];
  });
  afterAll(() => Promise.all(apis.map((api) => api.close())));

  test("give out one key, though both are asked for the first at once, and open by it", async () => {
    const [one, two] = pair();
    const keys = await Promise.all([one.post("/yxy/getPublicKey.do"), two.post("/yxy/getPublicKey.do")]);
    expect(keys[0]?.data.publicKey).toBe(keys[1]?.data.publicKey);
    expect(keys[0]?.data.keyId).toBe(keys[1]?.data.keyId);
    const phone = newPhone();
    await one.register(phone, PASSWORD);
    const sealed = await one.seal(PASSWORD);
    const send = (browser: Browser) => browser.form(LOGIN, { method: "password", phone, ...sealed });
    const answers = await Promise.all([send(one), send(two), send(one), send(two)]);
    expect([count(answers, 200), count(answers, 422)]).toEqual([1, 3]);
  });

  test("a puzzle, a token, a code and a session of one are taken by the other, each once", async () => {
    const [one, two] = pair();
    const phone = newPhone();
    const token = await one.token("login", phone);
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? one : two).post(CODE_PATHS.login, { phone, action: "login", token }),
      ),
    );
    expect([count(sent, 200), count(sent, 422)]).toEqual([1, 49]);
    wait(60_000);
    const code = await one.code("login", phone);
    const used = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : two).form(LOGIN, { method: "code", phone, code, agreements: AGREED }),
      ),
    );
    expect(count(used, 200)).toBe(1);
    await deleteExpiredSessions(apis[1].db, time);
    expect([await one.isSignedIn(), await two.isSignedIn()]).toEqual([true, true]);
    const { data } = await one.get("/get/login/url.do");
    const ticket = (data.url as string).split("ticket=")[1];
    const redeemed = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (apis[index % 2] as TestApi).post("/yxy/custom/center/ticket/redeem.do", { ticket }),
      ),
    );
    expect([count(redeemed, 200), count(redeemed, 422)]).toEqual([1, 9]);
  });

  test("a password that is sealed after midnight by the one opens before midnight at the other", async () => {
    const [one, two] = pair();
    const phone = newPhone();
    await one.register(phone, PASSWORD);
    const before = time;
    time = Date.parse("2026-11-22T00:00:00Z") - 1;
    const sealed = await one.seal(PASSWORD);
    const answer = await two.form(LOGIN, { method: "password", phone, ...sealed });
    time = before;
    expect(answer.status).toBe(200);
  });

  test.each(["a stranger's", "a known"])("count wrong passwords of %s browser together", async (whose) => {
    const phone = newPhone();
    const [one, two] = pair();
    if (whose === "a known") await one.register(phone, PASSWORD);
    const browsers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : two));
    const sealed = await Promise.all(browsers.map((browser) => browser.seal("Wrong12345")));
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.form(LOGIN, { method: "password", phone, ...sealed[index] })),
    );
    expect([count(answers, 422), count(answers, 429)]).toEqual([PASSWORD_LOCK.most, 20 - PASSWORD_LOCK.most]);
  });

  test("sign nobody in by the password that a reset replaces at this moment", async () => {
    const [owner, thief, phone] = [pair()[0], pair()[1], newPhone()];
    await owner.register(phone, PASSWORD);
    const { db } = apis[0];
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const answer = await db.transaction(async (reset) => {
      const passwordHash = await hashPassword("Autumn2026?");
      await reset.update(accounts).set({ passwordHash }).where(eq(accounts.phone, phone));
      await endSessions(reset, phone);
      const signedIn = thief.logIn(phone, PASSWORD);
      const waits = vi.waitFor(async () => expect(await queryRows(db, waiting)).toHaveLength(1));
      await Promise.race([signedIn, waits]);
      return { signedIn };
    });
    expect(await answer.signedIn).toMatchObject({ status: 422, data: { reason: "credentials" } });
    expect(await thief.isSignedIn()).toBe(false);
  });

  test("end the session of who changes a password just before a reset", async () => {
    const [owner, thief, phone] = [pair()[1], pair()[0], newPhone()];
    await thief.register(phone, PASSWORD);
    wait(60_000);
    const { db } = apis[0];
    const transaction = db.transaction.bind(db);
    vi.spyOn(db, "transaction").mockImplementationOnce(async (...work) => {
      const done = await transaction(...work);
      expect((await owner.reset(phone, "Autumn2026?")).status).toBe(200);
      return done;
    });
    const { password, keyId } = await thief.seal("Winter2026!");
    const current = (await thief.seal(PASSWORD)).password;
    await thief.post("/yxy/custom/center/password/change.do", { current, password, keyId });
    expect(await thief.isSignedIn()).toBe(false);
    expect((await owner.logIn(phone, "Autumn2026?")).status).toBe(200);
  });

  test("count tries of a code together", async () => {
    const [one, two] = pair();
    const phone = newPhone();
    const code = await one.code("login", phone);
    // Four each: neither alone counts up to five.
    const guesses = Array.from({ length: 8 }, (_, index) => String(index).padStart(6, "9"));
    const answers = await Promise.all(
      guesses
        .filter((guess) => guess !== code)
        .map((guess, index) =>
          (index % 2 === 0 ? one : two).form(LOGIN, {
            method: "code",
            phone,
            code: guess,
            agreements: AGREED,
          }),
        ),
    );
    expect(answers.filter(({ data }) => data.reason === "codeWrong")).toHaveLength(5);
    const right = await two.form(LOGIN, { method: "code", phone, code, agreements: AGREED });
    expect(right.data.reason).toBe("codeExpired");
  });

  test("count puzzles, misses and codes together", async () => {
    const [one, two] = pair();
    const asked: number[] = [];
    for (let index = 0; index <= PUZZLE_LIMIT.most; index += 1) {
      asked.push((await (index % 2 === 0 ? one : two).post("/gee/slider/register.do")).status);
    }
    expect(asked).toEqual([...Array.from({ length: PUZZLE_LIMIT.most }, () => 200), 429]);
    wait(PUZZLE_LIMIT.windowMs);
    const [three, four] = pair();
    const phone = newPhone();
    for (let index = 0; index < MISS_LOCK.most; index += 1) {
      expect((await (index % 2 === 0 ? three : four).solve("login", phone, 30)).status).toBe(422);
    }
    expect((await three.solve("login", phone)).status).toBe(429);
    expect((await four.solve("login", phone)).status).toBe(429);
    const [five, six] = pair();
    const token = await five.token("login", phone);
    const second = await six.token("login", phone);
    const ask = (browser: Browser, own: string) =>
      browser.post(CODE_PATHS.login, { phone, action: "login", token: own });
    const answers = await Promise.all([ask(five, token), ask(six, second)]);
    expect([count(answers, 200), count(answers, 429)]).toEqual([1, 1]);
  });
});

describe("two instances on machines whose clocks are apart, on one PostgreSQL", () => {
  const [machine, timer] = [Date.now, performance.now.bind(performance)];
  let [waited, wrongBy] = [0, 0];
  const wait = (ms: number): void => void (waited += ms);
  const open: TestApi[] = [];
  /** An instance at work on a machine whose clock is wrong by so much. */
  const on = async (wrong: number, databaseUrl: string): Promise<TestApi> => {
    wrongBy = wrong;
    const api = await testApi("postgres", { settings: { databaseUrl } });
    open.push(api);
    const fetch: TestApi["fetch"] = (request) => {
      wrongBy = wrong;
      return api.fetch(request);
    };
    return { ...api, fetch };
  };
  beforeEach(() => {
    vi.spyOn(Date, "now").mockImplementation(() => machine() + waited + wrongBy);
    vi.spyOn(performance, "now").mockImplementation(() => timer() + waited);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((api) => api.close()));
    [waited, wrongBy] = [0, 0];
  });

  test.each([CLOCK_SKEW_MS, -CLOCK_SKEW_MS])(
    "a puzzle of the one %i ms ahead is solved at the other",
    async (apart) => {
      const databaseUrl = await newDatabase();
      const [first, second] = [await on(apart, databaseUrl), await on(0, databaseUrl)];
      const [one, two] = [new Browser(first, wait), new Browser(second, wait)];
      const { data } = await one.post("/yxy/gee/slider/register.do");
      const { challengeId, work } = data;
      for (const [name, value] of one.cookies) two.cookies.set(name, value);
      const x = await gapOf(first, challengeId);
      const nonce = nonceOf(work);
      wait(1_500);
      const answer = { action: "login", phone: newPhone(), challengeId, x, track: trackTo(x), nonce };
      expect((await two.post("/yxy/gee/slider/validate.do", answer)).status).toBe(200);
    },
  );
});
