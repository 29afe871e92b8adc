import type { AnyRoute } from "@tanstack/react-router";
import { DEFAULT_SETTINGS, ROUTE_TABLE, type MenuItem } from "@wesdom/site-runtime";
import { copyFaults } from "@wesdom/vite-config/copy";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isCurrent, siteMenu } from "../src/layout/menu.ts";
import { loadCopy } from "../src/language/loadCopy.ts";
import { siteLanguageOf } from "../src/language/site-language.ts";
import { PAGES as BY_LANGUAGE, routeNameOf } from "../src/pages.tsx";
import { createLanguageRoutes } from "../src/routes.tsx";
import { PREPARED_KEYS } from "../src/services.ts";

const PAGES = Object.values(BY_LANGUAGE).flat();

async function menuOf(index: string, routeName: string): Promise<readonly MenuItem[]> {
  const language = siteLanguageOf(index);
  return siteMenu(language, (await loadCopy("frame", language)).copy, routeName);
}

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
    expect((await loadCopy("frame", "ja")).copy.footer.copied).toBe("コピーしました");
    expect((await loadCopy("frame", "en")).copy.footer.copied).toBe("Copied to clipboard");
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
      "SNS運用代行",
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
      const menu = await menuOf(index, routeName);
      expect(menu.map(({ text }) => text)).toEqual(texts);
      expect(menu.map(({ path }) => path)).toEqual(
        ["", "/services", "/case", "/about"].map((page) => index + page),
      );
    },
  );

  it.each(["/m/en-us", "/m/jp"] as const)(
    "of %s has five services under Services, folded @R2.83",
    async (index) => {
      const [, services, ...others] = await menuOf(index, "elsewhere");
      expect(services?.children.map(({ text }) => text)).toEqual(SERVICES[index]);
      expect(services?.children.map(({ path }) => path)).toEqual(
        SERVICE_PATHS.map((path) => `${index}/services/${path}`),
      );
      expect(services?.subMenuVisible).toBe(false);
      expect(others.flatMap(({ children }) => children)).toEqual([]);
    },
  );

  it("opens the services by itself when the current route is one of its children @R4.10", async () => {
    const menu = await menuOf("/m/jp", "m-jp-services-media-buying");
    expect(menu[1]?.subMenuVisible).toBe(true);
    const current = menu[1]?.children.filter((entry) => isCurrent(entry, "m-jp-services-media-buying"));
    expect(current?.map(({ path }) => path)).toEqual(["/m/jp/services/media-buying"]);
  });
});

describe("pages", () => {
  it("are those of both languages, each with a route", async () => {
    const names = ROUTE_TABLE.filter(({ language }) => language !== "zh").map(({ name }) => name);
    expect(PAGES.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const frames = (["en", "ja"] as const).map(async (language) => {
      const routes = createLanguageRoutes({ language, ...(await loadCopy("frame", language)) });
      return routes.routeTree.children as readonly AnyRoute[];
    });
    const routes = (await Promise.all(frames)).flat();
    expect(new Set(routes.map(({ options }) => options.staticData?.routeName))).toEqual(new Set(names));
  });

  it("that are being prepared are in no sitemap", () => {
    const prepared = PREPARED_KEYS.flatMap((key) => [
      routeNameOf("en", `services/${key}`),
      routeNameOf("ja", `services/${key}`),
    ]);
    const listed = PAGES.filter(({ indexed }) => indexed).map(({ name }) => name);
    expect(prepared.filter((name) => listed.includes(name))).toEqual([]);
  });
});

describe("tracking plan", () => {
  it("gives every page with content an object id from 600100 to 600110 @R7.51", () => {
    const declaredOnly = /-(?:advertising-purchases|reputation-management|e-commerce-operation|404)$/;
    const pages = ROUTE_TABLE.filter(({ language, name }) => language !== "zh" && !declaredOnly.test(name));
    const viewed = PAGES.filter(({ view }) => view);
    expect(viewed.map(({ name }) => name).toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
    // 600109 is that of durations.
    const ids = [600100, 600101, 600102, 600103, 600104, 600105, 600106, 600107, 600108, 600110];
    expect(new Set(viewed.map(({ view }) => view?.objectId))).toEqual(new Set(ids));
    const [english, japanese] = Object.values(BY_LANGUAGE).map((pages) => pages.map(({ view }) => view));
    expect(japanese).toEqual(english);
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
