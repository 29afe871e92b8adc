import type { Page } from "@playwright/test";
import { product } from "../../src/env.ts";
import { hydrated } from "../../src/navigation.ts";
import { recordReports, type ReportRecorder } from "../../src/report-recorder.ts";
import { runHost, START_LIMIT_MS, type RunningHost } from "@wesdom/product/run-product";
import { clickChannel, REPORT_LIMIT } from "../../src/tracked-pages.ts";
import { expect, test } from "../../src/test.ts";

let recorder: ReportRecorder;
test.afterEach(() => recorder.stop());

async function taken(count: number): Promise<string[]> {
  await expect.poll(recorder.lines, REPORT_LIMIT).toHaveLength(count);
  return recorder.lines();
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(recorder.origin + path);
  await hydrated(page);
}

const agents = async (): Promise<string[]> => (await recorder.events()).map(({ userAgent }) => userAgent);
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
const stored = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).toSorted());

test.describe("consent as the specification has it", () => {
  test.beforeEach(async () => {
    recorder = await recordReports(product().origin);
  });

  test("en: the browser is named only after Agree, and no longer after Decline", async ({ page }) => {
    await visit(page, "/m/en-us");
    await taken(3);
    await press(page, "Agree");
    await clickChannel(page, "weibo.example.com");
    await taken(4);
    await page.evaluate(() => localStorage.setItem("wsdUserAuthorization", "0"));
    await clickChannel(page, "weibo.example.com");
    await taken(5);
    expect(await agents()).toEqual(["", "", "", await page.evaluate(() => navigator.userAgent), ""]);
  });

  test("zh: nobody is asked; the browser is named until Decline among the privacy choices", async ({
    page,
  }) => {
    await visit(page, "/m/zh-cn");
    await taken(3);
    await page.locator("footer").getByRole("link", { name: "隐私选择" }).click();
    await press(page, "不同意");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await clickChannel(page, "weibo.example.com");
    await taken(4);
    const agent = await page.evaluate(() => navigator.userAgent);
    expect(await agents()).toEqual([agent, agent, agent, ""]);
  });

  test("Global Privacy Control: nothing is stored, and the browser is not named", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    });
    await visit(page, "/m/zh-cn");
    await taken(3);
    expect(await stored(page)).toEqual([]);
    await page.goto("about:blank");
    await taken(4);
    expect(new Set(await agents())).toEqual(new Set([""]));
    expect(recorder.quality).toEqual([]);
  });
});

test.describe("strict mode", () => {
  let host: RunningHost;
  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS);
    const { releasesDir, apiOrigin } = product();
    host = await runHost(releasesDir, apiOrigin, { TRACKING_MODE: "strict" });
  });
  test.afterAll(() => host?.stop());
  test.beforeEach(async () => {
    recorder = await recordReports(host.origin);
  });

  test("nothing is stored and nothing sent before Agree; then what was seen until then is reported", async ({
    page,
  }) => {
    await visit(page, "/m/en-us");
    await clickChannel(page, "weibo.example.com");
    await expect(page.getByRole("dialog")).toHaveAccessibleDescription(/count your visit.*browser/);
    expect(recorder.reports).toHaveLength(0);
    expect(await stored(page)).toEqual([]);
    await press(page, "Agree");
    const lines = await taken(4);
    expect(lines.toSorted()).toEqual(
      ["unique visitor 600100", "new visitor 600100", "page view 600100", "click 600100 weibo"].toSorted(),
    );
  });

  test("zh: the same choice stands in the footer; nothing is stored and nothing sent before 同意", async ({
    page,
  }) => {
    await visit(page, "/m/zh-cn");
    await clickChannel(page, "weibo.example.com");
    await page.locator("footer").getByRole("link", { name: "隐私选择" }).click();
    await expect(page.getByRole("dialog")).toHaveAccessibleDescription(/统计您的访问.*浏览器/);
    expect(recorder.reports).toHaveLength(0);
    expect(recorder.quality).toEqual([]);
    expect(await stored(page)).toEqual([]);
    await press(page, "同意");
    const lines = await taken(4);
    expect(lines.toSorted()).toEqual(
      ["unique visitor 600001", "new visitor 600001", "page view 600001", "click 600001 weibo"].toSorted(),
    );
  });

  test("Agree to the question of pages that count without it is no answer to this one", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("wsdUserAuthorization", "1"));
    await visit(page, "/m/en-us");
    await expect(page.getByRole("dialog")).toHaveAccessibleDescription(/count your visit/);
    expect(recorder.reports).toHaveLength(0);
    expect(await stored(page)).toEqual(["wsdUserAuthorization"]);
    await press(page, "Agree");
    await taken(3);
    expect(await stored(page)).toContain("wsdUserAuthorizationVisits");
  });

  test("Decline discards what was seen, and the next pages report nothing", async ({ page }) => {
    await visit(page, "/m/en-us");
    await press(page, "Decline");
    await visit(page, "/m/jp");
    await page.goto("about:blank");
    await visit(page, "/m/en-us");
    expect(await stored(page)).toEqual(["wsdUserAuthorization", "wsdUserAuthorizationVisits"]);
    expect(recorder.reports).toHaveLength(0);
    expect(recorder.quality).toEqual([]);
  });
});
