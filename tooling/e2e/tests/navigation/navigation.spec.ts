import { HOME_OF_EACH_SITE, HOMES } from "../../src/pages.ts";
import { product } from "../../src/env.ts";
import {
  countLoads,
  followLink,
  hydrated,
  isMarked,
  markDocument,
  openHydrated,
  replaced,
} from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";

// English and Japanese are one site with the same code.
for (const home of HOME_OF_EACH_SITE) {
  test(`${home.key}: going home from the 404 page is a client navigation that uses the payload @R7.46`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await openHydrated(page, `${home.path}/404`);
    await page.locator(`main a[href="${home.path}"]`).click();
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page).toHaveURL(product().origin + home.path);
    await expect(page.locator("#appeal")).toBeAttached();
    expect(requests).toContain(`${home.path}/_payload.json`);
    const calls = requests.filter((path) => path.startsWith("/api/") && path.endsWith(".do"));
    // The start-up call and reports of the visit go their own ways.
    const aside = [`${home.api}/common/channel/redirect.do`, `${home.api}/common/data/report.do`];
    expect(calls.filter((path) => !aside.includes(path.slice("/api".length)))).toEqual([]);
  });
}

test("the language switch loads the other language's page @R2.95 @R2.96", async ({ page }) => {
  const [first, ...others] = HOMES;
  await openHydrated(page, first.path);
  const loads = countLoads(page);
  for (const other of [...others, first]) {
    await markDocument(page);
    await page.locator(`footer a[hreflang="${other.htmlLang}"]`).click();
    await replaced(page);
    await expect(page).toHaveURL(product().origin + other.path);
    await expect(page.locator("html")).toHaveAttribute("lang", other.htmlLang);
  }
  expect(loads).toEqual([...others, first].map(({ path }) => path));
});

for (const home of HOMES) {
  test(`${home.key}: the 404 page answers with status 404 in its own language @R2.17 @R2.28`, async ({
    request,
  }) => {
    const response = await request.get(`${product().origin}${home.path}/404`, {
      headers: { "user-agent": PHONE },
    });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`lang="${home.htmlLang}"`);
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
  });
}

/** Addresses that name nothing, two of each page that reads a query, and one that names more than its page reads. */
const SHARED_PAGES = [
  ["/m/zh-cn/article?code=nobody-1", "/m/zh-cn/article?title=nobody-2&page=3"],
  ["/m/zh-cn/case?code=nobody-1", "/m/zh-cn/case?industry=nobody-2"],
  ["/m/zh-cn/message?category=nobody-1", "/m/zh-cn/message?page=4000"],
  ["/m/zh-cn/common/login?method=nobody-1", "/m/zh-cn/common/login?method=register"],
  ["/m/en-us/article?code=nobody-1", "/m/en-us/article?page=x"],
  ["/m/jp/case?platform=nobody-1", "/m/jp/case?page=4000"],
  ["/m/zh-cn/article?code=cover-1200", "/m/zh-cn/article?keyword=x&title=y&code=cover-1200"],
] as const;

test("the versions of a case name one another, in their heads, the sitemaps and the language switch @R2.41", async ({
  request,
}) => {
  const versions = HOMES.map(({ path }) => `${path}/case?code=lipstick-to-cart`);
  const hrefs = (html: string, link: RegExp): string[] =>
    [...html.matchAll(link)].map(
      ([tag]) => new URL(/href="([^"]+)"/.exec(tag)?.[1] ?? "", product().origin).href,
    );
  for (const version of versions) {
    const html = await (await request.get(product().origin + version)).text();
    for (const other of versions) {
      expect(hrefs(html, /<link[^>]+hreflang=[^>]+>/gi), version).toContain(product().origin + other);
      expect(hrefs(html, /<a [^>]*hreflang=[^>]+>/gi), version).toContain(product().origin + other);
    }
  }
  for (const site of ["cn", "intl"]) {
    const sitemap = await (await request.get(`${product().origin}/sitemap-${site}.xml`)).text();
    const entries = sitemap.split("<url>").filter((entry) => /<loc>[^<]*lipstick-to-cart</.test(entry));
    expect(entries).toHaveLength(site === "cn" ? 1 : 2);
    for (const entry of entries)
      for (const version of versions) expect(entry).toContain(`href="${product().origin}${version}"`);
  }
});

for (const [first, second] of SHARED_PAGES) {
  test(`${second} is the page of ${first}, and comes to life without asking the API`, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/.*(?:page|main|code)\.do$/.test(pathname)) calls.push(request.url());
    });
    const pages: string[] = [];
    for (const path of [first, second]) {
      pages.push(
        await (await page.request.get(product().origin + path, { headers: { "user-agent": PHONE } })).text(),
      );
      await openHydrated(page, path);
      await expect(page).toHaveURL(product().origin + path);
      await expect(page.locator("main")).toContainText(path.includes("cover-1200") ? /./ : /404/);
    }
    expect(pages[1]).toBe(pages[0]);
    expect(calls).toEqual([]);
  });
}

test.describe("addresses on a phone", () => {
  for (const [from, to, shows] of [
    ["/", "/m", "@R2.4"],
    ["/zh-cn/case?code=a", "/m/zh-cn/case?code=a", "@R2.5"],
    ["/en-us", "/m/en-us", "@R2.5"],
    ["/jp/about", "/m/jp/about", "@R2.5"],
    ["/anything", "/m/zh-cn/404", "@R2.6"],
    ["/m/zh-cn/unknown", "/m/zh-cn/404", "@R2.7"],
    ["/m/en-us/unknown", "/m/en-us/404", "@R2.8"],
    ["/m/jp/unknown", "/jp/404", "@R2.9"],
  ] as const) {
    test(`${from} leads to ${to} ${shows}`, async ({ request }) => {
      const response = await request.get(product().origin + from, {
        headers: { "user-agent": PHONE },
        maxRedirects: 0,
      });
      expect(response.status()).toBe(302);
      expect(response.headers()["location"]).toBe(to);
      expect(response.headers()["vary"]).toMatch(/user-agent/i);
    });
  }
});

test("a link to a path without a page is left to the front door, which shows the 404 page", async ({
  page,
}) => {
  await openHydrated(page, "/m/zh-cn");
  await markDocument(page);
  await followLink(page, "/m/zh-cn/no-such-page");
  await expect(page).toHaveURL(`${product().origin}/m/zh-cn/404`);
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);
});

test("a desktop browser sees the stand-in with the phone frame, and the frame shows the page", async ({
  browser,
}) => {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36",
    viewport: { width: 1280, height: 800 },
    isMobile: false,
  });
  const page = await context.newPage();
  await page.goto(`${product().origin}/m/zh-cn`);
  expect(new URL(page.url()).pathname).toBe("/zh-cn");
  await expect(page.frameLocator("iframe").locator("#appeal")).toBeAttached();
  await context.close();
});

// Pages whose heading changes in place, and the one that changes its ways in.
for (const path of [
  "/m/zh-cn/article?code=cover-1200",
  "/m/zh-cn/article?keyword=%E5%B0%81%E9%9D%A2",
  "/m/zh-cn/message",
  "/m/zh-cn/common/login",
]) {
  // A node that React finds moved is an error in the console, and so fails the test.
  test(`${path}: every kind of link leads on from a page that the browser has translated`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const links = page.locator('a[href^="/m/zh-cn"]:visible');
    const hrefs = await links.evaluateAll((all: HTMLAnchorElement[]) => {
      const kinds = all
        .filter(({ href, target }) => target === "" && new URL(href).hash === "" && href !== location.href)
        .map((link) => {
          const { pathname, searchParams } = new URL(link.href);
          return [`${pathname}?${[...searchParams.keys()].join()}`, link.getAttribute("href") ?? ""] as const;
        });
      return [...new Map(kinds).values()];
    });
    expect(hrefs.length).toBeGreaterThan(1);
    // An address comes before its page is drawn, and what says the page after it; the ways in are one page, drawn at once.
    const said = page.locator("[data-page-announcer]");
    const drawn = (): Promise<void> =>
      path.endsWith("/login") ? Promise.resolve() : expect(said).not.toHaveText("");
    for (const href of hrefs) {
      await openHydrated(page, path);
      await page.evaluate(translateTexts);
      await page.locator(`a[href="${href}"]:visible`).first().click();
      await expect(page).toHaveURL(product().origin + href);
      await drawn();
      await expect.poll(() => page.evaluate(translateTexts), href).toBeGreaterThan(0);
      await said.evaluate((region) => region.replaceChildren());
      await page.goBack();
      await expect(page).toHaveURL(product().origin + path);
      await drawn();
      await expect.poll(() => page.evaluate(translateTexts), href).toBeGreaterThan(0);
    }
  });
}

test("the filters of a page that the browser has translated say what was chosen", async ({ page }) => {
  await openHydrated(page, "/m/zh-cn/case");
  await page.evaluate(translateTexts);
  const filter = page.locator("summary", { hasText: "行业" });
  for (const [id, name] of [
    ["beauty", "美妆个护"],
    ["home", "家居家电"],
  ] as const) {
    await filter.click();
    await page.locator(`a[href$="?industry=${id}"]:visible`).click();
    await expect(filter).toContainText(name);
    await page.evaluate(translateTexts);
  }
});

test.describe("a page that was translated before its script came", () => {
  // React says that what it finds is not what was sent.
  test.use({ expectedErrors: /Minified React error #418/ });

  for (const [path, ticked, written] of [
    ["/m/zh-cn", "consent", "name"],
    ["/m/zh-cn/common/Reservation", "services", "needs"],
    ["/m/en-us/contact-us", "services", "email"],
  ] as const) {
    test(`${path}: what was filled in until then is kept, and the focus`, async ({ page }) => {
      let open = (): void => undefined;
      const filledIn = new Promise<void>((resolve) => (open = resolve));
      await page.route("**/assets/react-*.js", async (route) => {
        await filledIn;
        await route.continue();
      });
      await page.goto(product().origin + path, { waitUntil: "domcontentloaded" });
      const box = page.locator(`[name="${ticked}"]`).last();
      const field = page.locator(`[name="${written}"]`);
      // Some boxes are drawn by what lies over them.
      await box.dispatchEvent("click");
      await field.fill("ada@example.com");
      const before = await field.elementHandle();
      await page.evaluate(translateTexts);
      open();
      await hydrated(page);
      expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
      await expect(field).toHaveValue("ada@example.com");
      await expect(field).toBeFocused();
      await expect(box).toBeChecked();
    });
  }
});

test.describe("a page that a blocker has taken something out of", () => {
  test.use({ expectedErrors: /^NotFoundError/ });

  // The next page is drawn beside both; of what React put there itself nothing may be missed.
  for (const [taken, anew] of [
    ["[class*=consent-banner]", false],
    ["main", true],
  ] as const) {
    test(`${taken}: leads on, ${anew ? "by a new document" : "in the same document"}`, async ({ page }) => {
      await openHydrated(page, "/m/en-us/contact-us");
      await page.locator(".el-consent-banner").waitFor();
      await markDocument(page);
      await page.locator(taken).evaluateAll((parts) => parts.forEach((part) => part.remove()));
      await followLink(page, "/m/en-us");
      await expect(page.locator("#appeal")).toBeAttached();
      await expect(page.locator("footer")).toBeAttached();
      expect(await isMarked(page)).toBe(!anew);
    });
  }
});

/** Puts `<font>` in the place of each text, as translators of browsers do, and tells of how many. */
function translateTexts(): number {
  const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  const bare = found.filter(
    ({ data, parentElement }) =>
      data.trim() !== "" && !parentElement?.closest("script, style, noscript, font"),
  );
  for (const text of bare) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(`T:${text.data}`);
  }
  return bare.length;
}
