import { expect, test } from "@playwright/test";
import { START_LIMIT_MS } from "@wesdom/product/run-product";
import {
  completeInformation,
  CUSTOM,
  LOGIN,
  ownPhone,
  PASSWORD,
  register,
} from "../../src/account-visits.ts";
import { broken, linesOfTitles, TITLES } from "../../src/broken-titles.ts";
import { product } from "../../src/env.ts";
import { startFirefox } from "../../src/firefox.ts";
import type { OtherBrowser, Visitor } from "../../src/other-browsers.ts";
import { HOMES } from "../../src/pages.ts";
import { recordReports, type ReportRecorder } from "../../src/report-recorder.ts";
import { storedLeads } from "../../src/stored-leads.ts";
import { startWebKit } from "../../src/webkit.ts";

/** Pages with many titles, of the site and of its content, where no space says where a line may end. */
const TITLED = [
  "/m/zh-cn",
  "/m/zh-cn/case",
  "/m/zh-cn/case?code=campervan-night",
  "/m/zh-cn/message",
  "/m/zh-cn/article?code=one-step-fewer",
  "/m/jp",
  "/m/jp/case",
  "/m/jp/article",
  "/m/jp/article?code=sales-calendar-2027",
];

/** How far what is in view may lie from where it was, in CSS pixels. */
const NEAR_PX = 3;

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKitGTK: startWebKit })) {
  test.describe(name, () => {
    let browser: OtherBrowser;
    let visitor: Visitor;
    let line: ReportRecorder;
    let errors: string[];

    test.beforeAll(async () => {
      test.setTimeout(START_LIMIT_MS);
      browser = await start();
    });
    test.afterAll(() => browser?.stop());
    test.beforeEach(async () => {
      errors = [];
      line = await recordReports(product().origin);
      visitor = await browser.visitor(errors);
    });
    test.afterEach(async () => {
      await visitor.close();
      await line.stop();
      expect(line.quality.filter((said) => !said.includes('"kind":"vitals"'))).toEqual([]);
      expect(errors).toEqual([]);
    });

    async function open(path: string): Promise<void> {
      await visitor.open(line.origin + path);
      await hydrated();
    }
    const hydrated = (): Promise<void> =>
      until(() => document.documentElement.dataset["hydrated"] === "true", true);
    /** Waits until the page says what is expected of it. */
    const until = <T>(look: (argument: string) => T, expected: T, argument?: string): Promise<void> =>
      // Between two documents there is none to ask.
      expect.poll(() => visitor.ask(look, argument).catch(() => undefined)).toEqual(expected);
    const isShown = (selector: string): boolean =>
      (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
    const isFocused = (selector: string): boolean => document.activeElement?.matches(selector) ?? false;
    const isInvalid = (selector: string): boolean =>
      document.querySelector(selector)?.getAttribute("aria-invalid") === "true";

    const distanceFromLanding = (): number =>
      Math.abs(
        document.querySelector("#appeal")!.getBoundingClientRect().top -
          Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );

    for (const { key, path, htmlLang } of HOMES) {
      test(`${key}: the home page comes to life, leads on without a load, and Back finds the place`, async () => {
        await open(`${path}#appeal`);
        expect(await visitor.ask(() => document.documentElement.lang)).toBe(htmlLang);
        await expect.poll(() => visitor.ask(distanceFromLanding)).toBeLessThan(NEAR_PX);
        await visitor.ask(() => (document.documentElement.dataset["marked"] = "yes"));
        // Until the bar has come down, its menu lies at the page's top, and a tap on it would lead there.
        await until(isShown, true, ".el-nav-bar.is-fixed");
        // By hand: without that, Back leaves out what a script has led to.
        await visitor.tap(".el-mobile-menu > summary");
        await visitor.tap(`.el-mobile-menu nav a[href="${path}/case"]`);
        await until(() => location.pathname, `${path}/case`);
        await until(isShown, false, "#appeal");
        await until(() => scrollY, 0);
        await visitor.back();
        await until(isShown, true, "#appeal");
        await expect.poll(() => visitor.ask(distanceFromLanding)).toBeLessThan(NEAR_PX);
        expect(await visitor.ask(() => document.documentElement.dataset["marked"])).toBe("yes");
      });
    }

    /** Not by the line: past so many names a site without a public origin is finished for none. */
    async function openItself(path: string): Promise<void> {
      await visitor.open(product().origin + path);
      await hydrated();
    }

    test("titles break between phrases", async () => {
      for (const path of TITLED) {
        await openItself(path);
        await visitor.ask(() => (document.documentElement.dataset["layout"] = "whole"));
        const titles = await visitor.ask(linesOfTitles, TITLES);
        expect(titles.length).toBeGreaterThan(0);
        expect.soft(broken(titles), path).toEqual([]);
      }
    });

    test("what is drawn stands in its place: marks in a row, bars in their table, a figure's label, the menu", async () => {
      const room = (): number => {
        const table = document.querySelector(".el-article-body table:has([data-bar])")!;
        const bars = [...table.querySelectorAll("[data-bar]")];
        const widest = Math.max(
          ...bars.map((bar) => Number.parseFloat(getComputedStyle(bar, "::after").width)),
        );
        return table.clientWidth - widest;
      };
      const heights = (): number =>
        new Set([...document.querySelectorAll(".el-social-links > li")].map((mark) => mark.clientHeight))
          .size;
      const label = (): number =>
        document.querySelector(".el-hero svg text:last-child")!.getBoundingClientRect().left;
      const isOpen = (): boolean => document.querySelector<HTMLDetailsElement>(".el-mobile-menu")!.open;
      const sideways = (): number => {
        const panel = document.querySelector(".el-mobile-menu__panel")!;
        return getComputedStyle(panel).overflowX === "hidden" ? 0 : panel.scrollWidth - panel.clientWidth;
      };
      await openItself("/m/zh-cn/article?code=one-step-fewer");
      expect(await visitor.ask(room)).toBeGreaterThanOrEqual(0);
      await openItself("/m/jp/services/live-commerce");
      expect(await visitor.ask(label)).toBeGreaterThan(0);
      await openItself("/m/jp");
      expect(await visitor.ask(heights)).toBe(1);
      await visitor.tap(".el-mobile-menu > summary");
      await until(isOpen, true);
      expect(await visitor.ask(sideways)).toBe(0);
    });

    test("the menu opens and closes by keyboard, and gives the focus back", async () => {
      const isOpen = (): boolean => document.querySelector<HTMLDetailsElement>(".el-mobile-menu")!.open;
      await open("/m/zh-cn");
      await visitor.press(".el-mobile-menu > summary", "Enter");
      await until(isOpen, true);
      await visitor.press(".el-mobile-menu nav li:first-child > a", "Escape");
      await until(isOpen, false);
      expect(await visitor.ask(isFocused, ".el-mobile-menu > summary")).toBe(true);
    });

    test("the question for consent is answered once", async () => {
      await open("/m/en-us");
      await until(isShown, true, ".el-consent-banner");
      await visitor.tap(".el-consent-banner button:last-child");
      await until(isShown, false, ".el-consent-banner");
      expect(await visitor.ask(() => localStorage.getItem("wsdUserAuthorization"))).toBe("1");
    });

    test("the consultation form says what is wrong, and sends what is right once", async () => {
      await open("/m/zh-cn");
      const person = `${name}之客`;
      await visitor.type('#appeal [name="name"]', person);
      await visitor.type('#appeal [name="phone"]', "138");
      await visitor.tap('#appeal [name="consent"]');
      await visitor.tap('#appeal button[type="submit"]');
      await until(isInvalid, true, '#appeal [name="phone"]');
      expect(await visitor.ask(isFocused, '#appeal [name="phone"]')).toBe(true);
      await visitor.type('#appeal [name="phone"]', String(Date.now()).slice(-8));
      await until(isInvalid, false, '#appeal [name="phone"]');
      await visitor.tap('#appeal button[type="submit"]');
      await until(isShown, true, "#appeal .el-success-panel");
      const leads = await storedLeads(product().dataDir);
      expect(leads.filter((lead) => lead.name === person)).toHaveLength(1);
    });

    for (const [path, field, box] of [
      ["/m/zh-cn", "name", "consent"],
      ["/m/jp/contact-us", "name", "consent"],
      ["/m/zh-cn/common/Reservation", "needs", "consent"],
      [CUSTOM, "phone", "agreements"],
    ] as const) {
      test(`${path}: a reload keeps what was typed, and asks for consent anew`, async () => {
        await open(path);
        await visitor.type(`[name="${field}"]`, "139");
        const isTicked = (name: string): boolean =>
          document.querySelector<HTMLInputElement>(`[name="${name}"]`)!.checked;
        await visitor.ask((name) => document.querySelector<HTMLElement>(`[name="${name}"]`)!.click(), box);
        expect(await visitor.ask(isTicked, box)).toBe(true);
        // What keeps it may still have to load.
        await until(() => JSON.stringify(Object.entries(sessionStorage)).includes("139"), true);
        await visitor.reload();
        await hydrated();
        await until(
          (name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value,
          "139",
          field,
        );
        expect(await visitor.ask(isTicked, box)).toBe(false);
      });
    }

    test("an account is signed in to by its password, and signed out of", async ({ page }) => {
      const phone = ownPhone();
      await register(page, phone);
      await completeInformation(page);
      await open(`${LOGIN}?method=password`);
      await visitor.type('[name="phone"]', phone);
      await visitor.type('[name="password"]', PASSWORD);
      await visitor.tap('main button[type="submit"]');
      const title = (): string => document.querySelector("h1")?.textContent ?? "";
      await until(title, "您已进入客户中心");
      await visitor.tap('[name="scope"][value="device"]');
      await until(title, "您已退出登录");
      await open(LOGIN);
      await until(isShown, true, '[name="phone"]');
    });
  });
}
