import { CUSTOM, LOGIN } from "../../src/account-visits.ts";
import { sweep } from "../../src/sweep.ts";
import { expect, test } from "../../src/test.ts";
import { deadLinks, lookThrough } from "../../src/unscripted.ts";
import { expectAccessible } from "../../src/visits.ts";

const LANG = "zh-CN";

/** How long all of them may take without scripts, in milliseconds. */
const UNSCRIPTED_LIMIT_MS = 300_000;

/** The pages of the Chinese site in each of their shapes, with the entry of the menu that each marks. */
const PAGES = [
  { path: "/m/zh-cn", marked: "首页", form: true },
  { path: "/m/zh-cn/article?code=cover-1200", marked: "营销资讯", form: false },
  { path: "/m/zh-cn/article?title=privacy_policy", marked: "营销资讯", form: false },
  { path: `/m/zh-cn/article?keyword=${encodeURIComponent("直播")}`, marked: "营销资讯", form: false },
  { path: "/m/zh-cn/article?keyword=zzzz", marked: "营销资讯", form: false },
  { path: "/m/zh-cn/message", marked: "营销资讯", form: false },
  { path: "/m/zh-cn/message?category=data", marked: "营销资讯", form: false },
  { path: "/m/zh-cn/case", marked: "客户案例", form: false },
  { path: "/m/zh-cn/case?industry=beauty", marked: "客户案例", form: false },
  { path: "/m/zh-cn/case?code=cat-food-honesty", marked: "客户案例", form: false },
  { path: "/m/zh-cn/about", marked: "关于我们", form: false },
  { path: "/m/zh-cn/common/Reservation", marked: null, form: true },
] as const;

/** Login and registration in each of their shapes. */
const ACCOUNT_PAGES = [
  { path: CUSTOM, title: "欢迎回来" },
  { path: `${CUSTOM}?method=password`, title: "欢迎回来" },
  { path: `${CUSTOM}?method=register`, title: "开一个账号" },
  { path: `${LOGIN}?method=reset`, title: "重设密码" },
  { path: LOGIN, title: "欢迎回来" },
] as const;

test.describe.configure({ mode: "parallel" });

for (const swept of PAGES) {
  test(`${swept.path}: valid, with a whole head of its own, silent, still, light, accessible, never wider than a phone, and marked in the menu`, async ({
    page,
  }) => {
    await sweep(page, swept, LANG);
    const menu = page.locator(".el-mobile-menu");
    if (swept.marked === null) {
      await expect(menu).toHaveCount(0);
      return;
    }
    await menu.locator("> summary").click();
    await expect(menu.locator("nav [aria-current=page]").first()).toHaveText(swept.marked);
    await expectAccessible(page);
  });
}

for (const { path, title } of ACCOUNT_PAGES) {
  test(`${path}: the same, without layout, out of every index, and it seals nothing before it is asked to`, async ({
    page,
  }) => {
    const scripts = await sweep(page, { path, form: true }, LANG);
    for (const script of scripts) expect(script.includes("encryptOAEP")).toBe(false);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    for (const part of [".el-nav-bar", ".el-footer", ".el-floating-group"])
      await expect(page.locator(part)).toHaveCount(0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each page is complete and looks as it does with the whole style sheet, and each link leads to a page", async ({
    page,
  }) => {
    test.setTimeout(UNSCRIPTED_LIMIT_MS);
    const paths = [...PAGES, ...ACCOUNT_PAGES].map(({ path }) => path);
    const links = await lookThrough(page, [...paths, "/m/zh-cn/no-such-page"]);
    const own = [...links].filter((href) => !/\/m\/(?:en-us|jp)(?:$|[/?])/.test(href));
    expect(own.length).toBeGreaterThan(paths.length);
    expect(await deadLinks(own)).toEqual([]);
  });
});
