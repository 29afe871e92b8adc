import type { AnyRoute } from "@tanstack/react-router";
import { ROUTE_TABLE } from "@wesdom/site-runtime";
import { describe, expect, it } from "vitest";
import { isCurrent, siteMenu } from "../src/layout/menu.ts";
import { loadMessages, siteLanguageOf } from "../src/messages/loadMessages.ts";
import { PAGES, PREPARED_KEYS, routeNameOf, TRACKING_PLAN } from "../src/pages.ts";
import { createLanguageRoutes } from "../src/routes.tsx";

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
  const SERVICES = {
    "/m/en-us": [
      "Influencer marketing",
      "Live commerce",
      "Marketing technology",
      "Media buying",
      "Social media management",
    ],
    "/m/jp": [
      "インフルエンサーマーケティング",
      "ライブコマース",
      "マーケティングテクノロジー",
      "運用型広告",
      "SNSアカウント運用",
    ],
  } as const;

  const SERVICE_PATHS = [
    "influencer-marketing",
    "live-commerce",
    "marketing-technology",
    "media-buying",
    "social-media-management",
  ];

  it.each([
    ["/m/en-us", "m-en-us", ["Home", "Services", "Client Cases", "About Us"]],
    ["/m/jp", "m-jp", ["ホーム", "サービス", "事例紹介", "会社案内"]],
  ] as const)(
    "of %s has Home, Services, Client Cases and About Us @R2.82",
    async (index, routeName, texts) => {
      const menu = siteMenu(await loadMessages(index), routeName);
      expect(menu.map(({ text }) => text)).toEqual(texts);
      expect(menu.map(({ path }) => path)).toEqual(
        ["", "/services", "/case", "/about"].map((page) => index + page),
      );
    },
  );

  it.each(["/m/en-us", "/m/jp"] as const)(
    "of %s has five services under Services, folded @R2.83",
    async (index) => {
      const [, services, ...others] = siteMenu(await loadMessages(index), "elsewhere");
      expect(services?.children.map(({ text }) => text)).toEqual(SERVICES[index]);
      expect(services?.children.map(({ path }) => path)).toEqual(
        SERVICE_PATHS.map((path) => `${index}/services/${path}`),
      );
      expect(services?.subMenuVisible).toBe(false);
      expect(others.flatMap(({ children }) => children)).toEqual([]);
    },
  );

  it("opens the services by itself when the current route is one of its children @R4.10", async () => {
    const menu = siteMenu(await loadMessages("/m/jp"), "m-jp-services-media-buying");
    expect(menu[1]?.subMenuVisible).toBe(true);
    const current = menu[1]?.children.filter((entry) => isCurrent(entry, "m-jp-services-media-buying"));
    expect(current?.map(({ path }) => path)).toEqual(["/m/jp/services/media-buying"]);
  });
});

describe("pages", () => {
  it("are those of both languages, each with a route", async () => {
    const names = ROUTE_TABLE.filter(({ language }) => language !== "zh").map(({ name }) => name);
    expect(Object.keys(PAGES).toSorted()).toEqual(names.toSorted());
    const languages = await Promise.all(["/m/en-us", "/m/jp"].map(loadMessages));
    const routes = languages.flatMap(
      (language) => createLanguageRoutes(language).routeTree.children as readonly AnyRoute[],
    );
    expect(new Set(routes.map(({ options }) => options.staticData?.routeName))).toEqual(new Set(names));
  });

  it("that are being prepared are in no sitemap", () => {
    const prepared = PREPARED_KEYS.flatMap((key) => [
      routeNameOf("en", `services/${key}`),
      routeNameOf("ja", `services/${key}`),
    ]);
    expect(prepared.map((name) => PAGES[name])).toEqual(prepared.map(() => ({})));
  });
});

describe("tracking plan", () => {
  it("gives every page with content an object id from 600100 to 600110 @R7.51", () => {
    const declaredOnly = /-(?:advertising-purchases|reputation-management|e-commerce-operation|404)$/;
    const pages = ROUTE_TABLE.filter(({ language, name }) => language !== "zh" && !declaredOnly.test(name));
    const viewed = Object.entries(TRACKING_PLAN.pages).filter(([, { view }]) => view);
    expect(viewed.map(([name]) => name).toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
    // 600109 is that of durations.
    const ids = [600100, 600101, 600102, 600103, 600104, 600105, 600106, 600107, 600108, 600110];
    expect(new Set(viewed.map(([, { view }]) => view?.objectId))).toEqual(new Set(ids));
    expect(TRACKING_PLAN.duration).toBe(600109);
  });
});
