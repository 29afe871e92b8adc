import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "../src/env.ts";
import { PAUSE_MS } from "../src/http/createPatience.ts";
import { MISS_LOCK } from "../src/slider/limits.ts";
import { Browser, CODE_PATHS, newPhone } from "./support/browser.ts";
import { startGeetest, type GeetestServer } from "./support/geetestServer.ts";
import { testApi, type Answer, type TestApi } from "./support/testApi.ts";

const KEY = "geetest-key-0123456789";
const ID = "geetest-id";

let time = Date.parse("2026-11-21T02:00:00Z");
let server: GeetestServer;
let api: TestApi;
const visitor = (): Browser => new Browser(api, (ms) => void (time += ms));
beforeAll(async () => {
  server = await startGeetest(KEY);
  const slider = { provider: "geetest", geetestId: ID, geetestKey: KEY, geetestBase: server.base } as const;
  api = await testApi("postgres", { now: () => time, settings: { slider } });
});
beforeEach(() => {
  // What failed in the test before has had its pause.
  time += PAUSE_MS;
  server.mode = "well";
  server.asked.length = 0;
});
afterAll(async () => {
  await api.close();
  await server.stop();
});

const validate = (browser: Browser, phone: string, solution: Record<string, string>): Promise<Answer> =>
  browser.post("/yxy/gee/slider/validate.do", { action: "login", phone, ...solution });

test("a solved challenge gives a token that sends a code", async () => {
  const [browser, phone] = [visitor(), newPhone()];
  const { data } = await browser.post("/yxy/gee/slider/register.do");
  expect(data).toEqual({
    provider: "geetest",
    success: 1,
    gt: ID,
    challenge: expect.stringMatching(/^[0-9a-f]{32}$/),
    new_captcha: true,
  });
  const passed = await validate(browser, phone, server.solve(data.challenge as string));
  expect(passed.status).toBe(200);
  const { token } = passed.data;
  expect((await browser.post(CODE_PATHS.login, { phone, action: "login", token })).status).toBe(200);
  expect(server.asked.map(({ path }) => path)).toEqual(["/register.php", "/validate.php"]);
  expect(server.asked[0]?.fields).toMatchObject({ gt: ID, json_format: "1", digestmod: "md5" });
  expect(server.asked[1]?.fields).toMatchObject({ captchaid: ID, json_format: "1" });
  expect(JSON.stringify(server.asked)).not.toContain(browser.address);
});

test("a challenge counts once and for its browser alone", async () => {
  const [browser, other, phone] = [visitor(), visitor(), newPhone()];
  await other.post("/yxy/gee/slider/register.do");
  const first = await browser.post("/yxy/gee/slider/register.do");
  expect((await validate(other, phone, server.solve(first.data.challenge as string))).status).toBe(422);
  const { data } = await browser.post("/yxy/gee/slider/register.do");
  const solution = server.solve(data.challenge as string);
  expect((await validate(browser, phone, solution)).status).toBe(200);
  server.solve(data.challenge as string);
  expect((await validate(browser, phone, solution)).status).toBe(422);
});

test.each([
  { mode: "refuses", next: 429 },
  { mode: "nonsense", next: 422 },
  { mode: "broken", next: 422 },
] as const)(
  "GeeTest that $mode at the answer lets nobody through, and its word alone makes a miss: $next after five",
  async ({ mode, next }) => {
    const [browser, phone] = [visitor(), newPhone()];
    const solutions: Record<string, string>[] = [];
    for (let index = 0; index <= MISS_LOCK.most; index += 1) {
      const { data } = await browser.post("/yxy/gee/slider/register.do");
      solutions.push(server.solve(data.challenge as string));
    }
    server.mode = mode;
    const statuses: number[] = [];
    for (const solution of solutions) statuses.push((await validate(browser, phone, solution)).status);
    expect(statuses).toEqual([...Array.from({ length: MISS_LOCK.most }, () => 422), next]);
  },
);

test.each(["refuses", "nonsense", "broken"] as const)(
  "GeeTest that %s at the start is replaced by our own puzzle, never by none",
  async (mode) => {
    server.mode = mode;
    const [browser, phone] = [visitor(), newPhone()];
    const solved = await browser.solve("login", phone);
    expect(solved.status).toBe(200);
  },
);

test.each(["register", "validate"])("GeeTest that does not answer at %s has a pause", async (step) => {
  const [browser, phone] = [visitor(), newPhone()];
  const providers: unknown[] = [];
  const ask = async (): Promise<Answer> => {
    const answer = await browser.post("/yxy/gee/slider/register.do");
    providers.push(answer.data.provider);
    return answer;
  };
  if (step === "validate") {
    const { data } = await ask();
    server.mode = "broken";
    await validate(browser, phone, server.solve(data.challenge as string));
  } else {
    server.mode = "broken";
    await ask();
  }
  const asked = server.asked.length;
  time += PAUSE_MS - 1;
  await ask();
  expect(server.asked).toHaveLength(asked);
  time += 1;
  server.mode = "well";
  await ask();
  expect(providers).toEqual([step === "validate" ? "geetest" : "local", "local", "geetest"]);
});

test("what only has the right shape, as in GeeTest's offline mode, does not pass", async () => {
  const challenge = "0".repeat(32);
  const solution = { geetest_challenge: challenge, geetest_validate: "a", geetest_seccode: "a|jordan" };
  const browser = visitor();
  await browser.post("/yxy/gee/slider/register.do");
  expect((await validate(browser, newPhone(), solution)).status).toBe(422);
});

test("there is no work instead of GeeTest's puzzles, which have a way of their own", async () => {
  const browser = visitor();
  for (const mode of ["well", "broken"] as const) {
    server.mode = mode;
    const asked = await browser.post("/yxy/gee/slider/work.do", { action: "login", phone: newPhone() });
    expect(asked.status).toBe(422);
  }
});

test("the provider needs its id and key", () => {
  expect(() => readSettings({ SLIDER_PROVIDER: "geetest", GEETEST_ID: "x" })).toThrow("needs both");
});
