import { HtmlValidate } from "html-validate";
import { product } from "../src/env.ts";
import { HOMES } from "../src/pages.ts";
import { expect, test } from "../src/test.ts";

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148" };

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes attributes and void elements in its own way; long titles are the copywriter's.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // A list without bullets needs its role for VoiceOver.
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
  },
});

for (const home of HOMES) {
  test(`${home.key}: the served document is valid HTML`, async ({ request }) => {
    const html = await (await request.get(product().origin + home.path, { headers: PHONE })).text();
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
      ),
    ).toEqual([]);
  });

  test(`${home.key}: the head holds one title, description, canonical and the twins' alternates`, async ({
    page,
  }) => {
    await page.goto(product().origin + home.path);
    await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
    const count = (selector: string) => page.locator(selector).count();
    expect(await count("head title")).toBe(1);
    expect(await count('head meta[name="description"]')).toBe(1);
    expect(await count('head link[rel="canonical"]')).toBe(1);
    for (const hreflang of ["zh-CN", "en-US", "ja", "x-default"]) {
      expect(await count(`head link[rel="alternate"][hreflang="${hreflang}"]`)).toBe(1);
    }
    expect(await count('head meta[property="og:title"]')).toBe(1);
    expect(await count('head meta[name="twitter:card"]')).toBe(1);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? "null")).toMatchObject({ "@type": "WebSite" });
  });
}

test("robots and sitemaps name the pages", async ({ request }) => {
  const robots = await (await request.get(`${product().origin}/robots.txt`, { headers: PHONE })).text();
  expect(robots).toContain("Sitemap:");
  const sitemap = await (await request.get(`${product().origin}/sitemap-cn.xml`, { headers: PHONE })).text();
  expect(sitemap).toContain("/m/zh-cn</loc>");
});
