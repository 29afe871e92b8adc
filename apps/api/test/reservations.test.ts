import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CODE_TRIES, CODE_TTL_MS } from "@wesdom/api-client/contract";
import { CODE_ADDRESS_LOCK } from "../src/accounts/locks.ts";
import { CONTACT_LIMIT } from "../src/leads/limits.ts";
import { readLeads } from "../src/leads/readLeads.ts";
import { AGREED, Browser, LOGIN, newPhone } from "./support/browser.ts";
import { BACKENDS, testApi, type Answer, type TestApi } from "./support/testApi.ts";

const LEAD = "/index/appeal.do";

/** A code that is not the right one. */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe.each(BACKENDS)("%s", (backend) => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  let api: TestApi;
  beforeAll(async () => void (api = await testApi(backend, { now: () => time })));
  afterAll(() => api.close());

  const wait = (ms: number): void => void (time += ms);
  const visitor = (): Browser => new Browser(api, wait);
  const reservation = (phone: string, fields: object = {}): Record<string, unknown> => ({
    kind: "reservation",
    consent: true,
    name: "林晚",
    phone,
    areaCode: "440305",
    ...fields,
  });
  const storedFor = async (phone: string) =>
    (await readLeads(api.db, {})).filter((lead) => lead.phone === phone);

  test("a reservation with the right code is stored as verified, without the code", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await browser.code("reservation", phone);
    expect((await browser.post(LEAD, reservation(phone, { code }))).status).toBe(200);
    const [lead, ...more] = await storedFor(phone);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ kind: "reservation", phoneVerified: true, areaCode: "440305" });
    expect(JSON.stringify(lead)).not.toContain(code);
  });

  test("a reservation without a code is taken and says that nobody showed the number to be theirs", async () => {
    const phone = newPhone();
    expect((await visitor().post(LEAD, reservation(phone))).status).toBe(200);
    expect(await storedFor(phone)).toMatchObject([{ phoneVerified: false }]);
  });

  test("a wrong code is refused beside its field, and the right one still opens", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await browser.code("reservation", phone);
    const wrong = await browser.post(LEAD, reservation(phone, { code: other(code) }));
    expect(wrong).toMatchObject({ status: 422, data: { fields: { code: "验证码不正确，请重新输入" } } });
    expect(await storedFor(phone)).toEqual([]);
    expect((await browser.post(LEAD, reservation(phone, { code }))).status).toBe(200);
  });

  test("a code that is no code is refused before it is tried", async () => {
    const answer = await visitor().post(LEAD, reservation(newPhone(), { code: "12" }));
    expect(answer).toMatchObject({ status: 422, data: { fields: { code: "请填写短信里的 6 位验证码" } } });
  });

  test("wrong codes are counted: after the last try the right one opens nothing", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await browser.code("reservation", phone);
    for (let index = 0; index < CODE_TRIES; index += 1) {
      expect((await browser.post(LEAD, reservation(phone, { code: other(code) }))).status).toBe(422);
    }
    const answer = await browser.post(LEAD, reservation(phone, { code }));
    expect(answer).toMatchObject({ status: 422, data: { fields: { code: "验证码已失效，请重新获取" } } });
  });

  test("a code of another number or another purpose, and one whose time is over, open nothing", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await browser.code("reservation", phone);
    expect((await browser.post(LEAD, reservation(newPhone(), { code }))).status).toBe(422);
    const login = newPhone();
    const loginCode = await browser.code("login", login);
    expect((await browser.post(LEAD, reservation(login, { code: loginCode }))).status).toBe(422);
    wait(CODE_TTL_MS);
    expect((await browser.post(LEAD, reservation(phone, { code }))).status).toBe(422);
  });

  test("the same reservation sent again after its answer was lost is one, though the code is used", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await browser.code("reservation", phone);
    const send = (): Promise<Answer> =>
      browser.post(LEAD, reservation(phone, { code }), { "Idempotency-Key": `lost-${phone}` });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
    expect((await send()).data.reference).toBe(answers[0]?.data.reference);
    expect(await storedFor(phone)).toHaveLength(1);
  });

  test("one code opens one reservation", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await browser.code("reservation", phone);
    const send = (needs: string): Promise<Answer> => browser.post(LEAD, reservation(phone, { code, needs }));
    const answers = await Promise.all([send("1"), send("2"), send("3")]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await storedFor(phone)).toHaveLength(1);
  });

  test("a limit that refuses a reservation leaves its code unused", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    for (let index = 0; index < CONTACT_LIMIT.most; index += 1) {
      await browser.post(LEAD, reservation(phone, { needs: `${index}` }));
    }
    wait(CONTACT_LIMIT.windowMs - CODE_TTL_MS);
    const code = await browser.code("reservation", phone);
    expect((await browser.post(LEAD, reservation(phone, { code, needs: "more" }))).status).toBe(429);
    wait(CODE_TTL_MS / 2);
    expect((await browser.post(LEAD, reservation(phone, { code, needs: "more" }))).status).toBe(429);
    // The puzzle took its time: the hour of the limit is over, the life of the code is not.
    wait(CODE_TTL_MS / 2 - 1_000);
    expect((await browser.post(LEAD, reservation(phone, { code, needs: "more" }))).status).toBe(200);
  });

  test("one address cannot try codes of number after number", async () => {
    const browser = visitor();
    const statuses = [];
    for (let index = 0; index <= CODE_ADDRESS_LOCK.most; index += 1) {
      statuses.push((await browser.post(LEAD, reservation(newPhone(), { code: "000000" }))).status);
    }
    expect(statuses.slice(0, -1)).toEqual(Array(CODE_ADDRESS_LOCK.most).fill(422));
    expect(statuses.at(-1)).toBe(429);
    // Nor those of accounts, which count among them.
    const login = { method: "code", phone: newPhone(), code: "000000", agreements: AGREED };
    expect((await browser.form(LOGIN, login)).status).toBe(429);
    expect((await browser.post(LEAD, reservation(newPhone()))).status).toBe(200);
  });

  test.each(["999999", "440399", "110"])(
    "area %s, which does not exist, is refused beside its field",
    async (areaCode) => {
      const answer = await visitor().post(LEAD, reservation(newPhone(), { areaCode }));
      expect(answer).toMatchObject({ status: 422, data: { fields: { areaCode: "请选择地区" } } });
    },
  );
});
