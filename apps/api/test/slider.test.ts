import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sliderRegister } from "@wesdom/api-client";
import { contracts } from "@wesdom/api-client/contract";
import sharp from "sharp";
import { safeParse } from "valibot";
import { judgeTrack } from "../src/slider/judgeTrack.ts";
import { MISS_LOCK, PUZZLE_LIMIT } from "../src/slider/limits.ts";
import { LEAST_ANSWER_MS, PUZZLE_TTL_MS, TOLERANCE_PX } from "../src/slider/createLocalSlider.ts";
import { placePieces } from "../src/slider/placePieces.ts";
import { PASS_TTL_MS } from "../src/slider/slider-calls.ts";
import { Browser, CODE_PATHS, gapOf, newPhone, nonceOf, trackTo } from "./support/browser.ts";
import { seededRandom } from "./attacks/seededRandom.ts";
import { SAMPLED_BACKENDS, testApi, type Answer, type TestApi } from "./support/testApi.ts";

describe.each(SAMPLED_BACKENDS)("%s", (backend) => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  let api: TestApi;
  const wait = (ms: number): void => void (time += ms);
  const visitor = (): Browser => new Browser(api, wait);
  beforeAll(async () => void (api = await testApi(backend, { now: () => time })));
  afterAll(() => api.close());

  /** A puzzle, and a way to answer it. */
  const puzzle = async (browser: Browser) => {
    const { data } = await browser.post("/gee/slider/register.do");
    const gap = await gapOf(api, data.challengeId as string);
    const nonce = nonceOf(data.work);
    const answer = (fields: object = {}): Promise<Answer> =>
      browser.post("/gee/slider/validate.do", {
        action: "reservation",
        phone: "13800138000",
        challengeId: data.challengeId,
        x: gap,
        track: trackTo(gap),
        nonce,
        ...fields,
      });
    return { data, gap, answer };
  };

  test("a puzzle is two pictures and a height, and never tells the place", async () => {
    const { data, gap } = await puzzle(visitor());
    expect(safeParse(contracts.sliderRegister.answer, data).success).toBe(true);
    expect(Object.keys(data).toSorted()).toEqual([
      "background",
      "challengeId",
      "expiresInMs",
      "piece",
      "pieceSize",
      "pieceY",
      "provider",
      "work",
    ]);
    expect(sliderRegister.path).toBe("/gee/slider/register");
    const size = async (uri: string): Promise<unknown> => {
      const { width, height, format } = await sharp(
        Buffer.from(uri.split(",")[1] ?? "", "base64"),
      ).metadata();
      return { width, height, format };
    };
    expect(await size(data.background)).toEqual({ width: 600, height: 300, format: "webp" });
    const side = data.pieceSize * 2;
    expect(await size(data.piece)).toEqual({ width: side, height: side, format: "webp" });
    expect(JSON.stringify({ ...data, background: "", piece: "", challengeId: "", work: {} })).not.toContain(
      `:${gap},`,
    );
  });

  test("a right answer gives a token, five pixels beside too, six do not @R7.25 @R7.26", async () => {
    for (const beside of [0, TOLERANCE_PX, -TOLERANCE_PX]) {
      const { status, data } = await visitor().solve("reservation", newPhone(), beside);
      expect(status).toBe(200);
      expect(data.token).toMatch(/^[\w-]{43}$/);
    }
    for (const beside of [TOLERANCE_PX + 1, -TOLERANCE_PX - 1]) {
      const answer = await visitor().solve("reservation", newPhone(), beside);
      expect(answer).toMatchObject({ status: 422, message: "验证未通过，请重新验证" });
    }
  });

  test("an answer counts once, right or wrong", async () => {
    const browser = visitor();
    for (const first of [{}, { x: 0, track: trackTo(0) }]) {
      const { answer } = await puzzle(browser);
      wait(1_000);
      await answer(first);
      expect((await answer()).status).toBe(422);
    }
  });

  test("of 50 answers at the same moment one gets a token", async () => {
    const { answer } = await puzzle(visitor());
    wait(1_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("by the server's clock an answer is neither too quick nor too late", async () => {
    for (const [ms, status] of [
      [LEAST_ANSWER_MS - 1, 422],
      [PUZZLE_TTL_MS, 422],
    ] as const) {
      const { answer, gap } = await puzzle(visitor());
      wait(ms);
      expect((await answer({ track: trackTo(gap) })).status).toBe(status);
    }
    const { answer, gap } = await puzzle(visitor());
    wait(LEAST_ANSWER_MS);
    expect((await answer({ track: trackTo(gap) })).status).toBe(200);
  });

  test("only the browser that got a puzzle can answer it", async () => {
    const [one, other] = [visitor(), visitor()];
    const { data, gap } = await puzzle(one);
    await other.post("/gee/slider/register.do");
    wait(1_000);
    const nonce = nonceOf(data.work);
    const body = { action: "reservation", phone: "13800138000", challengeId: data.challengeId, nonce };
    const answer = await other.post("/gee/slider/validate.do", { ...body, x: gap, track: trackTo(gap) });
    expect(answer.status).toBe(422);
  });

  test("a token opens once, for its action, phone number and browser, and not after its end @R7.32", async () => {
    const phone = newPhone();
    const send = (browser: Browser, token: string, fields: object = {}): Promise<Answer> =>
      browser.post(CODE_PATHS.login, { phone, action: "login", token, ...fields });
    const browser = visitor();
    const other = visitor();
    await other.post("/gee/slider/register.do");
    expect((await send(browser, await browser.token("login", newPhone()))).status).toBe(422);
    expect((await send(browser, await browser.token("register", phone))).status).toBe(422);
    expect((await send(other, await browser.token("login", phone))).status).toBe(422);
    const late = await browser.token("login", phone);
    wait(PASS_TTL_MS);
    expect((await send(browser, late)).status).toBe(422);
    const token = await browser.token("login", phone);
    expect((await send(browser, token)).status).toBe(200);
    wait(60_000);
    expect((await send(browser, token)).status).toBe(422);
  });

  test("a token shown for something else is gone", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const token = await browser.token("login", phone);
    const wrong = await browser.post(CODE_PATHS.login, { phone: newPhone(), action: "login", token });
    expect(wrong.status).toBe(422);
    expect((await browser.post(CODE_PATHS.login, { phone, action: "login", token })).status).toBe(422);
  });

  test("of 50 uses of a token at the same moment one sends a code", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const token = await browser.token("login", phone);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.post(CODE_PATHS.login, { phone, action: "login", token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
  });

  test("the fifth miss within a minute closes for five minutes, for the right answer too @R7.27 @R7.28", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    for (let index = 0; index < MISS_LOCK.most; index += 1) {
      expect((await browser.solve("login", phone, 40)).status).toBe(422);
    }
    const closed = await browser.solve("login", phone);
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get("retry-after"))).toBeGreaterThan(280);
    wait(MISS_LOCK.lockMs);
    expect((await browser.solve("login", phone)).status).toBe(200);
  });

  test("of wrong answers at one moment five are looked at, and of right ones none counts", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const puzzles = await Promise.all(Array.from({ length: MISS_LOCK.most + 3 }, () => puzzle(browser)));
    wait(1_000);
    const wrong = { x: 0, track: trackTo(0) };
    const answers = await Promise.all(puzzles.map(({ answer }) => answer(wrong)));
    const looked = answers.filter(({ status }) => status === 422);
    expect([looked.length, answers.length - looked.length]).toEqual([MISS_LOCK.most, 3]);
    wait(MISS_LOCK.lockMs);
    for (let index = 1; index < MISS_LOCK.most; index += 1) await browser.solve("login", phone, 40);
    // The fifth answer is none of the misses, and keeps them no longer than their minute.
    expect((await browser.solve("login", phone)).status).toBe(200);
    wait(MISS_LOCK.windowMs);
    for (let index = 1; index < MISS_LOCK.most; index += 1) await browser.solve("login", phone, 40);
    expect((await browser.solve("login", phone)).status).toBe(200);
  });

  test("an address gets 30 puzzles a minute, with or without cookies", async () => {
    const browser = visitor();
    const ask = async (): Promise<number> => {
      browser.cookies.clear();
      return (await browser.post("/yxy/gee/slider/register.do")).status;
    };
    for (let index = 0; index < PUZZLE_LIMIT.most; index += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    wait(PUZZLE_LIMIT.windowMs);
    expect(await ask()).toBe(200);
  });

  test("the cookie is for this host's server alone", async () => {
    const { headers } = await visitor().post("/gee/slider/register.do");
    expect(headers.getSetCookie()[0]).toMatch(
      /^wesdom_device=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test("backgrounds cannot be fetched", async () => {
    expect((await api.get("/media/puzzle/01.webp")).status).toBe(404);
  });
});

describe("a track", () => {
  const track = trackTo(120);
  test("of a hand is possible and looks like one", () => {
    expect(judgeTrack(track, 120, 1_000)).toEqual({ possible: true, suspicion: 0 });
  });
  test.each([
    ["ends elsewhere", track, 122],
    ["begins elsewhere", track.slice(6), 120],
    ["goes back in time", [...track.slice(0, 5).toReversed(), ...track], 120],
    ["lasts longer than it took", track.map((point) => ({ ...point, t: point.t * 5 })), 120],
    ["has no points", [], 120],
  ])("that %s cannot have happened", (_what, points, x) => {
    expect(judgeTrack(points, x, 1_000).possible).toBe(false);
  });
  test("of keys is possible, however strange", () => {
    const keys = [
      { x: 0, y: 0, t: 0 },
      { x: 120, y: 0, t: 5 },
    ];
    expect(judgeTrack(keys, 120, 1_000)).toEqual({ possible: true, suspicion: 3 });
  });
});

test("places are spread evenly, apart from their decoys and within the picture", () => {
  const random = seededRandom("places");
  const seen = new Set<number>();
  for (let index = 0; index < 2_000; index += 1) {
    const { size, gap, decoys } = placePieces(random);
    seen.add(gap.x);
    expect(size).toBeGreaterThanOrEqual(46);
    expect(size).toBeLessThanOrEqual(50);
    expect(gap.x).toBeGreaterThanOrEqual(size + 4);
    expect(decoys.length).toBeGreaterThanOrEqual(2);
    expect(decoys.length).toBeLessThanOrEqual(3);
    for (const place of [gap, ...decoys]) {
      expect(place.x).toBeGreaterThanOrEqual(size + 4);
      expect(place.y).toBe(gap.y);
      expect(place.y + size).toBeLessThanOrEqual(146);
      expect(place.x + size).toBeLessThanOrEqual(294);
    }
    for (const decoy of decoys) expect(Math.abs(decoy.x - gap.x)).toBeGreaterThanOrEqual(size);
  }
  expect(seen.size).toBeGreaterThan(150);
});
