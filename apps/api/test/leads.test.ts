import { readFileSync } from "node:fs";
import { join } from "node:path";
import { count, eq, sql } from "drizzle-orm";
import { shanghaiTime } from "@wesdom/facts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "../src/database/tables.ts";
import { leads } from "../src/leads/tables.ts";
import { ADDRESS_LIMIT, CONTACT_LIMIT } from "../src/leads/limits.ts";
import { deleteLeads, readLeads } from "../src/leads/readLeads.ts";
import { FIELDS_WINDOW_MS, KEY_WINDOW_MS } from "../src/leads/takeLead.ts";
import { BACKENDS, testApi, type TestApi } from "./support/testApi.ts";

let serial = 0;
/** A phone number that no other test uses. */
const newPhone = (): string => `139${String(++serial).padStart(8, "0")}`;
const zhLead = (fields: object = {}): Record<string, unknown> => ({
  kind: "appeal",
  consent: true,
  name: "王敏",
  phone: newPhone(),
  ...fields,
});

const intlLead = (fields: object = {}): Record<string, unknown> => ({
  kind: "contact",
  consent: true,
  name: "Ada",
  email: `ada${String(++serial)}@example.com`,
  needs: "We launch in March.",
  ...fields,
});

/** How a lead of each language is sent, and what that shows. */
const WAYS = [
  { language: "zh", lang: 1, path: "/index/appeal.do", makeLead: zhLead, shows: "@R7.23" },
  { language: "en", lang: 2, path: "/en/index/appeal.do", makeLead: intlLead, shows: "@R7.24" },
  { language: "ja", lang: 3, path: "/en/index/appeal.do", makeLead: intlLead, shows: "@R7.24" },
] as const;
const langOf = ({ lang }: (typeof WAYS)[number]) => ({ Lang: String(lang) });

describe.each(BACKENDS)("%s", (backend) => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  let api: TestApi;
  const lines: unknown[] = [];
  beforeAll(async () => {
    api = await testApi(backend, {
      now: () => time,
      log: (_level, event, fields) => void lines.push({ event, ...fields }),
    });
  });
  afterAll(() => api.close());

  const stored = async (): Promise<number> => (await api.db.select({ n: count() }).from(leads))[0]?.n ?? 0;
  /** Makes room in the limits by letting their time pass. */
  const waitForLimits = (): void => void (time += CONTACT_LIMIT.windowMs + KEY_WINDOW_MS);

  test.each(WAYS)(
    "a lead in $language is stored as it was sent and answered with a reference $shows",
    async (way) => {
      const { lang, path, makeLead } = way;
      const more = lang === 1 ? { areaCode: "440305" } : { country: "Canada", messenger: "WhatsApp ada" };
      const body = makeLead({ needs: "新品上市", services: ["live-commerce"], company: "", ...more });
      const answer = await api.post(path, body, langOf(way));
      expect(answer).toMatchObject({ status: 200, message: "" });
      expect(answer.data.reference).toMatch(/^W261121-[2-9A-HJ-NP-Z]{8}$/);
      const lead = (await readLeads(api.db, {})).find((one) => one.reference === answer.data.reference);
      const kept = Object.fromEntries(
        Object.entries(body).filter(([field]) => !["consent", "company"].includes(field)),
      );
      expect(lead).toEqual({
        reference: answer.data.reference,
        createdAt: shanghaiTime(time),
        lang,
        ...kept,
        ...(lang === 1 ? { area: "广东省 深圳市 南山区" } : {}),
      });
    },
  );

  test.each([
    ["zh", "/index/appeal.do", "1", { phone: "请填写正确的电话", name: "请填写姓名" }],
    [
      "en",
      "/en/index/appeal.do",
      "2",
      { email: "Please enter a valid email address", name: "Please enter your name" },
    ],
    [
      "ja",
      "/en/index/appeal.do",
      "3",
      { email: "正しいメールアドレスをご入力ください", name: "お名前をご入力ください" },
    ],
  ])("missing fields are told in %s, each beside its field", async (_language, path, lang, fields) => {
    const before = await stored();
    const answer = await api.post(path, { kind: "appeal", consent: true }, { Lang: lang });
    expect(answer).toMatchObject({ status: 422, data: { fields } });
    expect(Object.values(fields)).toContain(answer.message);
    expect(await stored()).toBe(before);
  });

  test("a lead without consent is refused beside its box, and nothing is stored", async () => {
    const before = await stored();
    const answer = await api.post("/index/appeal.do", { ...zhLead(), consent: false });
    expect(answer).toMatchObject({ status: 422, data: { fields: { consent: "请先阅读并同意隐私政策" } } });
    expect(await stored()).toBe(before);
  });

  test.each(WAYS)("200 leads in $language, 20 at a time, are stored once each", async (way) => {
    const { path, makeLead } = way;
    waitForLimits();
    const before = await stored();
    const queue = Array.from({ length: 200 }, (_, index) => makeLead({ needs: `第 ${index} 条` }));
    const references = new Set<string>();
    const worker = async (): Promise<void> => {
      for (let lead = queue.pop(); lead; lead = queue.pop()) {
        const answer = await api.post(path, lead, langOf(way));
        expect(answer.status).toBe(200);
        references.add(answer.data.reference as string);
      }
    };
    await Promise.all(Array.from({ length: 20 }, worker));
    expect(references.size).toBe(200);
    expect(await stored()).toBe(before + 200);
  });

  test.each(WAYS)(
    "in $language the same key is the same lead, also when sent at the same moment",
    async (way) => {
      const headers = { ...langOf(way), "Idempotency-Key": `key-1-${way.language}` };
      waitForLimits();
      const before = await stored();
      const lead = way.makeLead();
      const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(way.path, lead, headers)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => answer.data.reference)).size).toBe(1);
      expect(await stored()).toBe(before + 1);
      time += FIELDS_WINDOW_MS + 1;
      const later = await api.post(way.path, lead, headers);
      expect(later.data.reference).toBe(answers[0]?.data.reference);
    },
  );

  test("a key that was used for another lead is refused", async () => {
    await api.post("/index/appeal.do", zhLead(), { "Idempotency-Key": "key-2" });
    const answer = await api.post("/index/appeal.do", zhLead(), { "Idempotency-Key": "key-2" });
    expect(answer).toMatchObject({ status: 422, message: "该提交标识已用于其他内容" });
  });

  test("without a key equal fields are the same lead for ten minutes", async () => {
    waitForLimits();
    const lead = zhLead();
    const send = async (): Promise<string> => (await api.post("/index/appeal.do", lead)).data.reference;
    const first = await send();
    time += FIELDS_WINDOW_MS - 1;
    expect(await send()).toBe(first);
    time += 1;
    expect(await send()).not.toBe(first);
  });

  const key = (value: string): Record<string, string> => ({ "Idempotency-Key": value });
  test.each([
    ["posted plainly and sent again by a script", {}, key("plain-then-script")],
    ["sent by a script and again, its answer lost, after a reload", key("before"), key("after")],
    ["sent by a script and posted plainly after a reload", key("script-then-plain"), {}],
  ])("%s, a lead is the same for ten minutes", async (_, before, after) => {
    waitForLimits();
    const lead = zhLead({ needs: "two\nlines" });
    const send = async (headers: Record<string, string>, fields = {}): Promise<string> =>
      (await api.post("/index/appeal.do", { ...lead, ...fields }, headers)).data.reference;
    const first = await send(before, { source: "douyin", sourceType: "nav", needs: "two\r\nlines" });
    expect(await send(after)).toBe(first);
    expect(await send(key(`${first}-2`), { needs: "something else" })).not.toBe(first);
    time += FIELDS_WINDOW_MS;
    expect(await send(after)).not.toBe(first);
  });

  test("a phone number has a limit, which ends with its hour and binds no other number", async () => {
    waitForLimits();
    const phone = newPhone();
    const send = async (needs: string): Promise<number> =>
      (await api.post("/index/appeal.do", zhLead({ phone, needs }))).status;
    for (let index = 0; index < CONTACT_LIMIT.most; index += 1) expect(await send(`${index}`)).toBe(200);
    expect(await send("one more")).toBe(429);
    expect((await api.post("/index/appeal.do", zhLead())).status).toBe(200);
    time += CONTACT_LIMIT.windowMs;
    expect(await send("an hour later")).toBe(200);
  });

  test("an e-mail address has a limit, whatever its capitals", async () => {
    waitForLimits();
    const send = (email: string, needs: string): Promise<{ status: number }> =>
      api.post("/en/index/appeal.do", { kind: "contact", consent: true, name: "Ada", email, needs });
    for (let index = 0; index < CONTACT_LIMIT.most; index += 1) {
      expect((await send("ada@example.com", `${index}`)).status).toBe(200);
    }
    expect((await send("ADA@Example.com", "again")).status).toBe(429);
  });

  test("an address has a limit above 300 a minute only", async () => {
    waitForLimits();
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    const trap = zhLead({ website: "https://spam.example" });
    for (let index = 0; index < ADDRESS_LIMIT.most; index += 1) {
      expect((await api.post("/index/appeal.do", trap, headers)).status).toBe(200);
    }
    expect((await api.post("/index/appeal.do", trap, headers)).status).toBe(429);
    expect((await api.post("/index/appeal.do", trap, { "X-Forwarded-For": "203.0.113.10" })).status).toBe(
      200,
    );
  });

  test("the trap looks like success and stores nothing, and the log knows its number", async () => {
    waitForLimits();
    const before = await stored();
    const answer = await api.post("/index/appeal.do", zhLead({ website: "https://spam.example" }));
    expect(answer.status).toBe(200);
    expect(answer.data.reference).toMatch(/^W\d{6}-[2-9A-HJ-NP-Z]{8}$/);
    expect(await stored()).toBe(before);
    expect(lines).toContainEqual({ event: "lead-trapped", reference: answer.data.reference });
  });

  test.each([
    "<script>alert(1)</script>",
    "'); drop table leads; --",
    "${process.exit()}{{7*7}}",
    '=HYPERLINK("http://a")',
    "王\u202Eevil 👩‍👩‍👧 \u{20BB7}",
  ])("%j comes back as text", async (needs) => {
    waitForLimits();
    const { data } = await api.post("/index/appeal.do", zhLead({ needs }));
    const lead = (await readLeads(api.db, {})).find((one) => one.reference === data.reference);
    expect(lead?.needs).toBe(needs);
  });

  test("what no database can hold is taken out", async () => {
    waitForLimits();
    const { data } = await api.post("/index/appeal.do", zhLead({ needs: "a\u0000b\ud800c\u0007" }));
    const lead = (await readLeads(api.db, {})).find((one) => one.reference === data.reference);
    expect(lead?.needs).toBe("ab\uFFFDc");
  });

  test("a phone number is stored alike, however people and phones write it, and typed anew it is the same lead", async () => {
    const phone = newPhone();
    const typed = [`+86 ${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`, phone, ` 0086${phone}`];
    const answers = [];
    for (const each of typed) answers.push(await api.post("/index/appeal.do", zhLead({ phone: each })));
    expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
    const stored = (await readLeads(api.db, {})).filter((lead) => lead.phone === phone);
    expect(stored).toHaveLength(1);
  });

  test("an e-mail address in full width is stored in plain letters, and typed plainly it is the same lead", async () => {
    waitForLimits();
    const lead = intlLead();
    const email = `hanako${serial}@example.co.jp`;
    const send = async (typed: string): Promise<string> =>
      (await api.post("/en/index/appeal.do", { ...lead, email: typed }, { Lang: "3" })).data.reference;
    expect(await send(`ｈａｎａｋｏ${serial}＠ｅｘａｍｐｌｅ．co．jp`)).toBe(await send(email));
    expect((await readLeads(api.db, {})).filter((one) => one.email === email)).toHaveLength(1);
    expect(await deleteLeads(api.db, { email: email.replace("@", "＠") })).toBe(1);
  });

  test("leads of a period are read, and those of a phone number deleted", async () => {
    waitForLimits();
    const from = new Date(time);
    const phone = newPhone();
    await api.post("/index/appeal.do", zhLead({ phone }));
    await api.post("/index/appeal.do", zhLead());
    time += 1;
    const to = new Date(time);
    await api.post("/index/appeal.do", zhLead({ phone, needs: "later" }));
    expect(await readLeads(api.db, { from, to })).toHaveLength(2);
    expect(await deleteLeads(api.db, { phone: `${phone.slice(0, 3)}-${phone.slice(3)}` })).toBe(2);
    expect(await readLeads(api.db, { from, to })).toHaveLength(1);
    expect(await deleteLeads(api.db, { phone: "" })).toBe(0);
    expect(await deleteLeads(api.db, { email: " " })).toBe(0);
    const abroad = { kind: "contact", consent: true, name: "Ada", email: "Ada.L@example.com", needs: "?" };
    await api.post("/en/index/appeal.do", abroad);
    expect(await deleteLeads(api.db, { email: "ada.l@Example.com" })).toBe(1);
    await api.post("/en/index/appeal.do", { ...abroad, phone: "+1 (212) 555-0100 ext. 12" });
    expect(await deleteLeads(api.db, { phone: "+1 212 555 0100" })).toBe(1);
  });

  test("a person's leads are read by number or address, corrected as the handbook says, and then deleted", async () => {
    waitForLimits();
    const send = (fields: object) => api.post("/en/index/appeal.do", intlLead(fields));
    await send({ email: "Ada.Brown@example.com" });
    await send({ email: "ada2@example.com", phone: "+81 90-1234-5678" });
    await send({});
    expect(await readLeads(api.db, { email: "ＡDA.brown@example.com" })).toHaveLength(1);
    expect(await readLeads(api.db, { phone: "+81 (90) 12345678" })).toHaveLength(1);
    expect(await readLeads(api.db, { phone: "+819012345678", email: "Ada.Brown@example.com" })).toHaveLength(
      2,
    );
    expect(await readLeads(api.db, { email: "" })).toEqual([]);

    const handbook = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");
    const statements = handbook.match(/^update leads[^;]*;/gm) ?? [];
    expect(statements).toHaveLength(3);
    for (const statement of statements) await api.db.execute(sql.raw(statement));
    expect(await readLeads(api.db, { email: "Ada.Brown@example.com" })).toEqual([]);
    const [ada] = await readLeads(api.db, { email: "Ada.New@example.com" });
    expect(ada).toMatchObject({ email: "Ada.New@example.com", name: "Ada Brown" });
    const [byPhone] = await readLeads(api.db, { phone: "+81 90-9999-8888" });
    expect(byPhone?.phone).toBe("+81 90-9999-8888");

    // Who corrects by hand may leave out what is read, or what is looked up: either finds the person.
    await api.db
      .update(leads)
      .set({ email: "ada3@example.com" })
      .where(eq(leads.email, "ada.new@example.com"));
    await api.db.update(leads).set({ phone: "1" }).where(eq(leads.phone, "819099998888"));
    expect(await deleteLeads(api.db, { email: "Ada.New@example.com" })).toBe(1);
    expect(await deleteLeads(api.db, { phone: "+81 90 9999 8888" })).toBe(1);
    expect(await deleteLeads(api.db, {})).toBe(0);
  });

  test("counters keep neither phone numbers nor addresses", async () => {
    const rows = JSON.stringify(await api.db.select().from(limits));
    expect(rows).not.toMatch(/139\d{8}|203\.0\.113/);
  });
});
