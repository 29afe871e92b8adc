import { ROUTE_TABLE } from "@wesdom/site-runtime";
import { describe, expect, it } from "vitest";
import { isCurrent, siteMenu } from "../src/layout/menu.ts";
import { loadMessages, siteLanguageOf } from "../src/messages/loadMessages.ts";
import { ownsPath } from "../src/pages.ts";
import { TRACKING_PLAN } from "../src/trackingPlan.ts";

describe("language of an address", () => {
  it.each([
    ["/m/en-us", "en"],
    ["/m/jp", "ja"],
    ["/m/jp/home", "ja"],
    ["/m/jp/unknown", "ja"],
    ["/m/en-us/unknown", "en"],
  ])("%s is %s", (path, language) => {
    expect(siteLanguageOf(path)).toBe(language);
  });

  it("loads the copy of that language", async () => {
    expect((await loadMessages("/m/jp")).messages.footer.copied).toBe("コピーしました");
    expect((await loadMessages("/m/en-us")).messages.footer.copied).toBe("Copied to clipboard");
  });
});

describe("menu", () => {
  it("has Home, Services with five sub-items, Client Cases and About Us", async () => {
    const menu = siteMenu(await loadMessages("/m/en-us"), "m-en-us");
    expect(menu.map(({ text, path }) => [text, path])).toEqual([
      ["Home", "/m/en-us"],
      ["Services", "/m/en-us/services"],
      ["Client Cases", "/m/en-us/case"],
      ["About Us", "/m/en-us/about"],
    ]);
    expect(menu[1]?.children).toHaveLength(5);
    expect(menu[1]?.subMenuVisible).toBe(false);
  });

  it("opens the services by itself when the current route is one of its children", async () => {
    const menu = siteMenu(await loadMessages("/m/jp"), "m-jp-services-media-buying");
    expect(menu[1]?.subMenuVisible).toBe(true);
    const current = menu[1]?.children.filter((entry) => isCurrent(entry, "m-jp-services-media-buying"));
    expect(current?.map(({ path }) => path)).toEqual(["/m/jp/services/media-buying"]);
  });
});

describe("pages", () => {
  it("are those of both languages", () => {
    expect(ownsPath("/m/jp/")).toBe(true);
    expect(ownsPath("/m/en-us/404")).toBe(true);
    expect(ownsPath("/m/zh-cn")).toBe(false);
  });
});

describe("tracking plan", () => {
  it("gives every page with content an object id from 600100 to 600110", () => {
    const declaredOnly = /-(?:advertising-purchases|reputation-management|e-commerce-operation|404)$/;
    const pages = ROUTE_TABLE.filter(({ language, name }) => language !== "zh" && !declaredOnly.test(name));
    expect(Object.keys(TRACKING_PLAN.pageViews).toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
    for (const { objectId } of Object.values(TRACKING_PLAN.pageViews)) {
      expect(objectId).toBeGreaterThanOrEqual(600100);
      expect(objectId).toBeLessThanOrEqual(600110);
    }
    expect(TRACKING_PLAN.duration).toBe(600109);
  });
});
