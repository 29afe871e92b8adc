import { fromApi } from "../../src/api.ts";
import { product } from "../../src/env.ts";
import { INTL } from "@wesdom/product/intl-pages";
import { expect, test } from "../../src/test.ts";

interface Introduction {
  readonly timeline: readonly { readonly title: string }[];
  readonly offices: readonly { readonly city: string; readonly address: string }[];
  readonly values: readonly { readonly title: string }[];
}

test.use({ javaScriptEnabled: false });

for (const { key, index, lang } of INTL) {
  test(`${key}: about shows introduction, history, people and offices of the API, an age that counts from 2014-01-15, and the record with the contact of its language @R2.23 @R2.44 @R2.47`, async ({
    page,
  }) => {
    const company = await fromApi<Introduction>("/en/about/introduction/info", lang);
    const team = await fromApi<readonly { readonly name: string }[]>("/about/team/list", lang);
    await page.goto(`${product().origin}${index}/about`);
    expect((await page.locator(".el-article-body").first().innerText()).length).toBeGreaterThan(300);
    for (const { title } of company.timeline) await expect(page.locator(".el-timeline")).toContainText(title);
    for (const { title } of company.values)
      await expect(page.locator(".el-reason-list")).toContainText(title);
    await expect(page.locator(".el-person-card")).toHaveCount(team.length);
    for (const { name } of team) await expect(page.locator(".el-rail")).toContainText(name);
    for (const { address } of company.offices)
      await expect(page.getByText(address.replaceAll(/[\u200B\u2060]/g, ""), { exact: true })).toBeVisible();
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const age = Number(today.slice(0, 4)) - 2014 - (today.slice(5) < "01-15" ? 1 : 0);
    await expect(page.locator(".el-stat-number").first()).toContainText(String(age));
    const records = await page.locator('script[type="application/ld+json"]').allTextContents();
    const organisation = records
      .map((record) => JSON.parse(record) as Record<string, unknown>)
      .find((record) => record["@type"] === "Organization");
    expect(organisation).toMatchObject({
      foundingDate: "2014-01-15",
      description: await page.locator('meta[name="description"]').getAttribute("content"),
      contactPoint:
        key === "en"
          ? { availableLanguage: "en-US", email: "hello@wesdom.example.com" }
          : { availableLanguage: "ja", email: "contact-jp@wesdom.example.com" },
    });
    expect(organisation?.["address"]).toHaveLength(2);
    expect(organisation?.["sameAs"]).toHaveLength(5);
  });
}
