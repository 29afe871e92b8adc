import type { AnyRoute } from "@tanstack/react-router";
import { DEFAULT_SETTINGS, ROUTE_TABLE } from "@wesdom/site-runtime";
import { copyFaults } from "@wesdom/vite-config/copy";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isCurrent, siteMenu } from "../src/layout/menu.ts";
import { filingsOf } from "../src/layout/SiteFooter.tsx";
import { PAGES } from "../src/pages.ts";
import { createRoutes } from "../src/routes.tsx";

it("has no line in the footer for a filing that is not there", () => {
  const texts = filingsOf({ ...DEFAULT_SETTINGS, icpNumber: "", securityNumber: "" }).map(({ text }) => text);
  expect(filingsOf(DEFAULT_SETTINGS).map(({ text }) => text)).toEqual([
    ...texts,
    DEFAULT_SETTINGS.icpNumber,
    DEFAULT_SETTINGS.securityNumber,
  ]);
  expect(texts).toHaveLength(2);
});

describe("menu", () => {
  const menu = siteMenu(DEFAULT_SETTINGS);

  it("has the six entries with their targets @R2.53 @R2.54 @R2.55 @R2.56 @R2.58", () => {
    expect(menu.map(({ text, path }) => [text, path])).toEqual([
      ["首页", "/m/zh-cn"],
      ["客户案例", "/m/zh-cn/case"],
      ["营销资讯", "/m/zh-cn/message"],
      ["关于我们", "/m/zh-cn/about"],
      ["加入我们", DEFAULT_SETTINGS.links.recruitment],
      ["登录 / 注册", "/m/zh-cn/common/custom"],
    ]);
  });

  it("has entries of route name, path, text, children and whether their sub-menu is open @R3.3", () => {
    for (const entry of menu)
      expect(Object.keys(entry).toSorted()).toEqual([
        "children",
        "path",
        "routeName",
        "subMenuVisible",
        "text",
      ]);
  });

  it.each([
    ["m", "首页"],
    ["m-zh-cn-home", "首页"],
    ["m-zh-cn-message", "营销资讯"],
    ["m-zh-cn-article", "营销资讯"],
    ["m-zh-cn-common-login", "登录 / 注册"],
  ])("marks one entry on the route %s: %s @R2.55 @R2.61", (routeName, text) => {
    expect(menu.filter((entry) => isCurrent(entry, routeName)).map((entry) => entry.text)).toEqual([text]);
  });

  it("marks no entry on the 404 page", () => {
    expect(menu.filter((entry) => isCurrent(entry, "m-zh-cn-404"))).toEqual([]);
  });
});

describe("pages", () => {
  it("are the Chinese ones, each with a route", () => {
    const names = ROUTE_TABLE.filter(({ language }) => language === "zh").map(({ name }) => name);
    expect(PAGES.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const routes = createRoutes().routeTree.children as readonly AnyRoute[];
    expect(new Set(routes.map(({ options }) => options.staticData?.routeName))).toEqual(new Set(names));
  });
});

describe("tracking plan", () => {
  it("gives every Chinese page but the 404 an object id of the specification @R7.52", () => {
    const pages = ROUTE_TABLE.filter(({ language, name }) => language === "zh" && !name.endsWith("-404"));
    const viewed = PAGES.filter(({ view }) => view);
    expect(viewed.map(({ name }) => name).toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
    const ids = new Set(viewed.map(({ view }) => view?.objectId));
    expect(ids).toEqual(new Set([600001, 600032, 600033, 600034, 600035]));
  });

  it("tells pages apart that share an object id with the home page", () => {
    const viewOf = (page: string) => PAGES.find(({ name }) => name === page)?.view;
    const reservation = "m-zh-cn-common-Reservation";
    expect(viewOf(reservation)).toEqual({ objectId: 600001, bizId: reservation });
    expect(viewOf("m-zh-cn-article")).toEqual({ objectId: 600034, bizId: null });
  });
});

describe("copy", () => {
  const root = join(import.meta.dirname, "..");

  it("says the same in each language, with the same places to fill, and nothing that is not read", () => {
    expect(copyFaults(root)).toEqual([]);
  });

  it("leaves brand, telephone and mail to the settings", () => {
    const { brand, contact } = DEFAULT_SETTINGS;
    const set = [...Object.values(brand), ...Object.values(contact)].flatMap((values) =>
      Object.values(values),
    );
    const texts = globSync("copy/**/*.yml", { cwd: root }).map((file) =>
      readFileSync(join(root, file), "utf8"),
    );
    expect(set.filter((value) => value !== "" && texts.join("").includes(value))).toEqual([]);
  });
});
