import { product } from "../../src/env.ts";
import { faultsOf, INTRUSIONS } from "../../src/policy.ts";
import { followLink, isMarked, markDocument, openHydrated, openUnderClock } from "../../src/navigation.ts";
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

/** Pages of every kind, in the order in which a visitor goes through them without a load in between. */
const WAYS = [
  [
    "/m/zh-cn/article?title=privacy_policy",
    "/m/zh-cn",
    "/m/zh-cn/about",
    "/m/zh-cn/case",
    "/m/zh-cn/message",
    "/m/zh-cn/article?keyword=%E5%93%81%E7%89%8C",
    "/m/zh-cn/article?title=user_agreement",
    "/m/zh-cn/common/Reservation",
    "/m/zh-cn/common/custom",
    "/m/zh-cn/404",
  ],
  [
    "/m/jp/article?title=privacy_policy",
    "/m/jp",
    "/m/jp/about",
    "/m/jp/services/media-buying",
    "/m/jp/case",
    "/m/jp/case?code=lipstick-to-cart",
    "/m/jp/article",
    "/m/jp/contact-us",
    "/m/jp/marketing-consultant",
    "/m/jp/404",
  ],
];

for (const way of WAYS) {
  test(`each page from ${way[0]} on hydrates and is gone to within the policy`, async ({ page }) => {
    test.setTimeout(120_000);
    const path = () => new URL(page.url()).pathname + new URL(page.url()).search;
    const [first = "", ...others] = way;
    await openUnderClock(page, first);
    const text = await page.locator(".el-article-body").innerText();
    await markDocument(page);
    for (const next of others) {
      await followLink(page, next);
      await expect.poll(path).toBe(next);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    // The text that came with the document is put into the page anew.
    await followLink(page, first);
    await expect(page.locator(".el-article-body")).toHaveText(text, { useInnerText: true });
    expect(await isMarked(page)).toBe(true);
  });
}

test.describe("a script that was brought in", () => {
  test.use({
    expectedErrors:
      /^Violated policy: (?:(?:require-)?trusted-types|script-src-attr)|^This document requires|^Creating a Trusted|^Executing inline event handler violates/,
  });

  test("gets neither markup nor code nor a foreign script into a page", async ({ page }) => {
    await openHydrated(page, "/m/zh-cn");
    const injected = await page.evaluate(() => {
      const tries: Record<string, () => unknown> = {
        markup: () => (document.createElement("p").innerHTML = "<img src=x onerror=run()>"),
        more: () => document.body.insertAdjacentHTML("beforeend", "<b>text</b>"),
        frame: () => (document.createElement("iframe").srcdoc = "<b>text</b>"),
        foreign: () => (document.createElement("script").src = "https://evil.example/a.js"),
        own: () => (document.createElement("script").src = "/m/_cn/a.js"),
        code: () => (document.createElement("script").textContent = "window.ran = true"),
        policy: () =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy("any", {}),
      };
      return Object.entries(tries)
        .filter(([, inject]) => {
          try {
            inject();
            return true;
          } catch (error) {
            return !(error instanceof TypeError);
          }
        })
        .map(([name]) => name);
    });
    expect(injected).toEqual([]);
  });
});
