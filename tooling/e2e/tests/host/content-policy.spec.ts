import { product } from "../../src/env.ts";
import { faultsOf, INTRUSIONS } from "../../src/policy.ts";
import { expect, test } from "../../src/test.ts";

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; Mobile)" };

/** Pages that read a query, and the keys that any of them reads. */
const PAGES = [
  "/m/zh-cn",
  "/m/zh-cn/article",
  "/m/zh-cn/case",
  "/m/zh-cn/message",
  "/m/zh-cn/common/Reservation",
  "/m/zh-cn/common/custom",
  "/m/en-us/article",
  "/m/jp/case",
  "/m/en-us/contact-us",
  "/m/jp/marketing-consultant",
  "/chat",
  "/centre",
  "/zh-cn",
];
const KEYS = [
  "keyword",
  "code",
  "title",
  "page",
  "category",
  "industry",
  "method",
  "sent",
  "source",
  "ask",
  "redirect",
];

test("no text of a query lets a script run", async ({ request }) => {
  const faults: string[] = [];
  for (const path of PAGES) {
    for (const [index, key] of KEYS.entries()) {
      const intrusion = INTRUSIONS[index % INTRUSIONS.length] ?? "";
      const query = new URLSearchParams({ [key]: intrusion });
      const answer = await request.get(`${product().origin}${path}?${query.toString()}`, {
        headers: path === "/zh-cn" ? { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64)" } : PHONE,
      });
      const policy = answer.headers()["content-security-policy"] ?? "";
      faults.push(...faultsOf(policy).map((fault) => `${path}?${key}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test("no field of a form that comes back lets a script run", async ({ request }) => {
  const faults: string[] = [];
  for (const [index, path] of [
    "/m/zh-cn",
    "/m/zh-cn/common/Reservation",
    "/m/en-us/contact-us",
    "/chat",
  ].entries()) {
    const text = INTRUSIONS[index] ?? "";
    const fields = ["name", "phone", "email", "company", "message", "services", "area", "contact"];
    const answer = await request.post(`${product().origin}${path}`, {
      form: Object.fromEntries(fields.map((field) => [field, text])),
      headers: { ...PHONE, origin: product().origin },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(422);
    const policy = answer.headers()["content-security-policy"] ?? "";
    faults.push(...faultsOf(policy).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
