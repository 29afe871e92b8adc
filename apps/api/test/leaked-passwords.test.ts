import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPasswordA } from "@wesdom/validators";
import { leakedPasswords } from "../src/accounts/leakedPasswords.ts";
import { AGREED, Browser, LOGIN, newPhone } from "./support/browser.ts";
import { testApi, type Answer, type TestApi } from "./support/testApi.ts";

const RESET = "/yxy/custom/center/reset/password.do";
const GOOD = "Sommer-Regen7";

test("the list holds thousands that rule A would let through, and nothing else", async () => {
  const list = [...(await leakedPasswords())];
  expect(list.length).toBeGreaterThan(3_000);
  expect(list.filter((password) => !isPasswordA(password))).toEqual([]);
});

describe("a password that is to be set", () => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  let api: TestApi;
  beforeAll(async () => void (api = await testApi("postgres", { now: () => time })));
  afterAll(() => api.close());
  const visitor = (): Browser => new Browser(api, (ms) => void (time += ms));

  const LEAKED = "这个密码太常见，已出现在泄露的密码中，请换一个";
  const OWN = "密码不能含有手机号，也不能只是品牌名加数字，请换一个";
  const refusals = (phone: string): [string, string][] => [
    ["abc123456", LEAKED],
    ["Abc123456", LEAKED],
    ["1QAZ2WSX", LEAKED],
    ["woaini1314", LEAKED],
    [`a${phone}`, OWN],
    [`Wx${phone}!`, OWN],
    ["wesdom2026", OWN],
    ["2026Wesdom!", OWN],
    ["weisidun123", OWN],
  ];

  test("is refused beside its field at registration where others know it, and the code is still good", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const code = await browser.code("register", phone);
    const send = async (password: string, language = "1"): Promise<Answer> => {
      const body = new FormData();
      const fields = { method: "register", phone, code, ...(await browser.seal(password)) };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      for (const agreement of AGREED) body.append("agreements", agreement);
      return browser.send(LOGIN, { method: "POST", body, headers: { Lang: language } });
    };
    for (const [password, text] of refusals(phone)) {
      const answer = await send(password);
      expect([password, answer.status, answer.data]).toEqual([password, 422, { fields: { password: text } }]);
    }
    expect((await send("abc123456", "2")).data.fields.password).toContain("data leak");
    expect((await send("abc123456", "3")).data.fields.password).toContain("流出");
    expect((await send(GOOD)).status).toBe(200);
  });

  test("is refused likewise at a reset, and the ticket is still good", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    await browser.register(phone, GOOD);
    time += 60_000;
    const code = await browser.code("reset", phone);
    const verified = await browser.post("/yxy/custom/reset/password/code/verification.do", { phone, code });
    const send = async (password: string) =>
      browser.post(RESET, { ticket: verified.data.ticket, ...(await browser.seal(password)) });
    for (const [password, text] of refusals(phone)) {
      expect((await send(password)).data).toEqual({ fields: { password: text } });
    }
    expect((await send("wesdom-Regen7")).status).toBe(200);
  });

  test("that an account has already still signs in", async () => {
    const { hashPassword } = await import("../src/accounts/password-hash.ts");
    const { accounts } = await import("../src/accounts/tables.ts");
    const phone = newPhone();
    await api.db.insert(accounts).values({
      id: crypto.randomUUID(),
      phone,
      passwordHash: await hashPassword("abc123456"),
      passwordRule: "A",
      agreements: [],
      createdAt: new Date(time),
    });
    expect((await visitor().logIn(phone, "abc123456")).status).toBe(200);
  });
});
