import type { Page } from "@playwright/test";
import { fromApi } from "../../src/api.ts";
import { product } from "../../src/env.ts";
import { INTL } from "@wesdom/product/intl-pages";
import { expect, test } from "../../src/test.ts";

interface Introduction {
  readonly services: readonly {
    readonly code: string;
    readonly title: string;
    readonly steps: readonly string[];
    readonly figure: { readonly label: string };
    readonly paper?: string;
  }[];
}

interface Stories {
  readonly list: readonly { readonly title: string; readonly services: readonly { readonly id: string }[] }[];
}

/** The services, with the requirement that each page shows. */
const SHOWS = {
  "influencer-marketing": "@R2.29",
  "live-commerce": "@R2.30",
  "marketing-technology": "@R2.31",
  "media-buying": "@R2.32",
  "social-media-management": "@R2.33",
};

const SERVICES = Object.keys(SHOWS);

const PREPARED = ["advertising-purchases", "reputation-management", "e-commerce-operation"];

const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148" };

test.use({ javaScriptEnabled: false });

/** Expects what media brought to be drawn as many times as long as what was spent. */
async function expectDrawnToScale(page: Page): Promise<void> {
  const figures = page.locator("section[aria-labelledby=figures]");
  const [spent, returned] = [figures.locator("b"), figures.locator("strong")];
  const times = Number.parseFloat(await returned.innerText()) / Number(await spent.innerText());
  const [short, long] = [await spent.boundingBox(), await returned.boundingBox()];
  expect((long?.width ?? 0) / (short?.width ?? 1)).toBeCloseTo(times, 1);
  expect(short?.height).toBeCloseTo(long?.height ?? 0, 0);
}

/** Expects each figure of a budget whole in its part of it, also on the narrowest phone. */
async function expectFiguresInParts(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  const figures = page.locator("p[role=img] span:not([hidden]) > b");
  const cut = await figures.evaluateAll((all) =>
    all.flatMap((figure) => {
      const [own, part] = [figure.getBoundingClientRect(), figure.parentElement?.getBoundingClientRect()];
      const fits =
        part &&
        own.top >= part.top &&
        own.bottom <= part.bottom &&
        own.left >= part.left &&
        own.right <= part.right;
      return fits ? [] : [`${figure.textContent} in ${JSON.stringify(part)}: ${JSON.stringify(own)}`];
    }),
  );
  expect(await figures.count()).toBeGreaterThan(4);
  expect(cut).toEqual([]);
}

for (const { key, index, lang } of INTL) {
  for (const [code, shows] of Object.entries(SHOWS)) {
    test(`${key}: ${code} has its argument, process, figures, related cases, questions and a call to action @R1.1 ${shows}`, async ({
      page,
    }) => {
      const { services } = await fromApi<Introduction>("/en/about/introduction/info", lang);
      const service = services.find((each) => each.code === code);
      const stories = await fromApi<Stories>("/en/customer/stories/page", lang, { pageSize: "50" });
      const related = stories.list.filter((story) => story.services.some(({ id }) => id === code));
      await page.goto(`${product().origin}${index}/services/${code}`);
      await expect(page.locator(".el-hero")).toContainText(service?.title ?? "");
      await expect(page.locator(".el-hero__art")).toBeVisible();
      await expect(page.locator(".el-hero img")).toHaveCount(0);
      expect((await page.locator(".el-article-body").innerText()).length).toBeGreaterThan(200);
      for (const step of service?.steps ?? [])
        await expect(page.locator("section[aria-labelledby=process] ol")).toContainText(step);
      await expect(page.locator("section[aria-labelledby=figures]")).toContainText(
        service?.figure.label ?? "",
      );
      const paper = page.locator("section[aria-labelledby=paper] table");
      const words = (service?.paper ?? "").replaceAll(/<\/?small>/g, "");
      const figures = [...words.matchAll(/<(?:span|mark)>([^<]+)<\/(?:span|mark)><\/td>/g)];
      expect(figures.length).toBeGreaterThan(4);
      await expect(paper.locator("th + td")).toContainText(figures.map(([, figure]) => figure ?? ""));
      await expect(paper.getByRole("rowheader")).toHaveCount(figures.length);
      expect(related.length).toBeGreaterThan(0);
      const [first] = [...related.filter((story) => story.services[0]?.id === code), ...related];
      await expect(page.locator(".el-case-card").first()).toContainText(first?.title ?? "");
      const questions = page.locator(".el-accordion details");
      expect(await questions.count()).toBeGreaterThanOrEqual(3);
      await questions.first().locator("summary").click();
      await expect(questions.first().locator("p")).toBeVisible();
      const calls = page.locator(`main a[href^="${index}/marketing-consultant"]`);
      expect(await calls.count()).toBeGreaterThanOrEqual(2);
      const records = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = records.map((record) => (JSON.parse(record) as { "@type": string })["@type"]);
      expect(types).toEqual(expect.arrayContaining(["WebSite", "Service", "FAQPage", "BreadcrumbList"]));
      if (code === "media-buying") {
        await expectDrawnToScale(page);
        await expectFiguresInParts(page);
      }
    });
  }

  test(`${key}: no two services say the same, are drawn alike, name their process alike or are composed alike`, async ({
    request,
  }) => {
    const pages = await Promise.all(
      SERVICES.map(async (code) => {
        const page = await request.get(`${product().origin}${index}/services/${code}`, { headers: PHONE });
        return page.text();
      }),
    );
    const process = /<h2[^>]* id="process"[^>]*>(.*?)<\/h2>/s;
    const paper = /<h2[^>]* id="paper"[^>]*>(.*?)<\/h2>/s;
    const drawing = /<div class="el-hero__art"[^>]*><\w+ class="([^"]+)"/;
    const figure = /<h2[^>]* id="figures"[^>]*>.*?<\/h2><\w+ class="([^"]+)"/s;
    for (const own of [/<h1[^>]*>(.*?)<\/h1>/s, drawing, process, paper, figure])
      expect(new Set(pages.map((html) => own.exec(html)?.[1])).size).toBe(SERVICES.length);
    const order = (html: string): string =>
      [...html.matchAll(/<section[^>]* aria-labelledby="([^"]+)"/g)].map(([, name]) => name).join();
    expect(new Set(pages.map(order)).size).toBe(SERVICES.length);
  });

  test(`${key}: what is being prepared says so, with a way to the consultant @R2.37`, async ({ page }) => {
    for (const code of PREPARED) {
      const answer = await page.goto(`${product().origin}${index}/services/${code}`);
      expect(answer?.status(), code).toBe(200);
      await expect(page.locator("h1"), code).toContainText(key === "en" ? "being prepared" : "準備中");
      await expect(page.locator('meta[name="robots"]'), code).toHaveAttribute("content", /noindex/);
      await expect(page.locator(`main a[href="${index}/marketing-consultant"]`), code).toBeVisible();
      await expect(page.locator(`.el-mobile-menu a:not(.el-language-switch a)[href*="${code}"]`)).toHaveCount(
        0,
      );
    }
  });

  test(`${key}: the sitemap names the services and none that is being prepared`, async ({ request }) => {
    const sitemap = await (
      await request.get(`${product().origin}/sitemap-intl.xml`, { headers: PHONE })
    ).text();
    for (const code of SERVICES) expect(sitemap).toContain(`${index}/services/${code}</loc>`);
    for (const page of ["case", "article", "about", "contact-us", "marketing-consultant"])
      expect(sitemap).toContain(`${index}/${page}</loc>`);
    for (const code of [...PREPARED.map((each) => `services/${each}`), "404"])
      expect(sitemap).not.toContain(`${index}/${code}</loc>`);
  });
}

// English is the same code; what it calls them, the unit tests of the site show.
test("the menu leads to the five services, its services open where one is current @R2.83", async ({
  page,
}) => {
  await page.goto(`${product().origin}/m/jp`);
  await page.locator(".el-mobile-menu > summary").click();
  const group = page.locator(".el-mobile-menu nav details").first();
  await expect(group).not.toHaveAttribute("open");
  await group.locator("summary").click();
  await expect(group).toHaveAttribute("open");
  await group.locator("summary").click();
  await expect(group).not.toHaveAttribute("open");
  await group.locator("summary").click();
  await expect(group.locator("a")).toHaveCount(SERVICES.length);
  await group.locator('a[href="/m/jp/services/live-commerce"]').click();
  await expect(page).toHaveURL(`${product().origin}/m/jp/services/live-commerce`);
  await page.locator(".el-mobile-menu > summary").click();
  await expect(page.locator(".el-mobile-menu nav details").first()).toHaveAttribute("open");
  await expect(page.locator('.el-mobile-menu nav details a[aria-current="page"]')).toHaveCount(1);
});
