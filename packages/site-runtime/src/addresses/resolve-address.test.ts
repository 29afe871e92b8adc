import { describe, expect, test } from "vitest";
import { routeOfPath } from "../routes/route-table.ts";
import { resolveAddress, type Address, type AddressQuestion } from "./resolve-address.ts";

const ORIGIN = "https://site.test";
const DESKTOP = "https://desktop.test";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const TABLET = "Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36";
const COMPUTER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const PHONE_CRAWLER =
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Mobile Safari/537.36 (compatible; Googlebot/2.1)";

const MOBILE_AGENTS = { PHONE, TABLET, PHONE_CRAWLER };
const DESKTOP_AGENTS = { COMPUTER, CRAWLER, "no user agent": "" };

function ask(path: string, userAgent: string, more: Partial<AddressQuestion> = {}): Address {
  return resolveAddress({
    url: new URL(`${ORIGIN}${path}`),
    userAgent,
    desktopOrigin: "",
    mobileView: false,
    knownPath: (known) => routeOfPath(known) !== undefined,
    ...more,
  });
}

const to = (location: string): Address => ({ kind: "redirect", location, status: 302 });
const page = (path: string, status: 200 | 404 = 200): Address => ({ kind: "page", path, status });
const desktop = (path: string, status: 200 | 404 = 200): Address => ({ kind: "desktop", path, status });

describe.each(Object.entries(MOBILE_AGENTS))("mobile agent %s", (_name, agent) => {
  test.each<[string, Address]>([
    ["/", to("/m")],
    ["/?platform=xcx", to("/m?platform=xcx")],
    ["/zh-cn", to("/m/zh-cn")],
    ["/zh-cn/", to("/m/zh-cn/")],
    ["/ZH-CN/about", to("/m/ZH-CN/about")],
    ["/zh-cn/case?code=a&b=%20c", to("/m/zh-cn/case?code=a&b=%20c")],
    ["/en-us", to("/m/en-us")],
    ["/en-us/about", to("/m/en-us/about")],
    ["/jp", to("/m/jp")],
    ["/jp/services/media-buying", to("/m/jp/services/media-buying")],
    ["/jp/404", to("/m/jp/404")],
    ["/m", page("/m")],
    ["/m/", page("/m")],
    ["/m/zh-cn", page("/m/zh-cn")],
    ["/m/zh-cn//", page("/m/zh-cn")],
    ["/m/ZH-cn/Home", page("/m/ZH-cn/Home")],
    ["/m/zh-cn/common/reservation?type=nav", page("/m/zh-cn/common/reservation")],
    ["/m/zh-cn/404", page("/m/zh-cn/404", 404)],
    ["/m/en-us/404", page("/m/en-us/404", 404)],
    ["/m/jp/404/", page("/m/jp/404", 404)],
    ["/m/jp/unknown?x=1", to("/jp/404?x=1")],
    ["/m/en-us/unknown", to("/m/en-us/404")],
    ["/m/zh-cn/unknown", to("/m/zh-cn/404")],
    ["/m/unknown", to("/m/zh-cn/404")],
    ["/m/zh-cnx", to("/m/zh-cn/404")],
    ["/m/jpx", to("/m/zh-cn/404")],
    ["/unknown?a=b", to("/m/zh-cn/404?a=b")],
    ["/mobile", to("/m/zh-cn/404")],
    ["/zh-cnx", to("/m/zh-cn/404")],
  ])("%s", (path, expected) => {
    expect(ask(path, agent)).toEqual(expected);
    expect(ask(path, agent, { desktopOrigin: DESKTOP })).toEqual(expected);
  });
});

test("a row of slashes is read in one go, however long", () => {
  expect(ask(`/m${"/".repeat(100_000)}x`, PHONE)).toEqual(to("/m/zh-cn/404"));
});

describe.each(Object.entries(DESKTOP_AGENTS))("desktop agent %s", (_name, agent) => {
  test.each<[string, Address]>([
    ["/m", to("/")],
    ["/m?x=1", to("/?x=1")],
    ["/m/", to("/")],
    ["/M/zh-cn/About?x=1", to("/zh-cn/About?x=1")],
    ["/m/jp/404", to("/jp/404")],
    ["/m/unknown", to("/unknown")],
    ["/", desktop("/m")],
    ["/zh-cn", desktop("/m/zh-cn")],
    ["/zh-cn/about/", desktop("/m/zh-cn/about")],
    ["/en-us/article?code=a", desktop("/m/en-us/article")],
    ["/jp/404", desktop("/m/jp/404", 404)],
    ["/jp/unknown", desktop("/m/jp/404", 404)],
    ["/en-us/unknown", desktop("/m/en-us/404", 404)],
    ["/unknown", desktop("/m/zh-cn/404", 404)],
  ])("%s without a desktop site @R1.9 @R6.3", (path, expected) => {
    expect(ask(path, agent)).toEqual(expected);
  });

  test.each<[string, Address]>([
    ["/m", to(`${DESKTOP}/`)],
    ["/m/zh-cn/about?x=1", to(`${DESKTOP}/zh-cn/about?x=1`)],
    ["/", to(`${DESKTOP}/`)],
    ["/jp/unknown", to(`${DESKTOP}/jp/unknown`)],
    ["//anything//else", to(`${DESKTOP}/anything//else`)],
  ])("%s with a desktop site @R1.9 @R6.3", (path, expected) => {
    expect(ask(path, agent, { desktopOrigin: DESKTOP })).toEqual(expected);
  });

  test("a desktop origin that is this very origin counts as none", () => {
    expect(ask("/zh-cn", agent, { desktopOrigin: ORIGIN })).toEqual(desktop("/m/zh-cn"));
    expect(ask("/m/zh-cn", agent, { desktopOrigin: `${ORIGIN}/` })).toEqual(to("/zh-cn"));
  });

  test("view=mobile lets it through, also to the Japanese 404 page", () => {
    expect(ask("/m/zh-cn?view=mobile", agent)).toEqual(page("/m/zh-cn"));
    expect(ask("/m/zh-cn?view=mobile", agent, { desktopOrigin: DESKTOP })).toEqual(page("/m/zh-cn"));
    expect(ask("/zh-cn?view=mobile", agent)).toEqual(to("/m/zh-cn?view=mobile"));
    expect(ask("/m/jp/x?view=mobile", agent)).toEqual(to("/jp/404?view=mobile"));
    expect(ask("/jp/404?view=mobile", agent)).toEqual(to("/m/jp/404?view=mobile"));
    expect(ask("/m/zh-cn?view=desktop", agent)).toEqual(to("/zh-cn?view=desktop"));
  });

  test("the remembered view counts under /m alone", () => {
    expect(ask("/m/en-us/about", agent, { mobileView: true })).toEqual(page("/m/en-us/about"));
    expect(ask("/en-us/about", agent, { mobileView: true })).toEqual(desktop("/m/en-us/about"));
    expect(ask("/m/jp/x?y=1", agent, { mobileView: true })).toEqual(to("/jp/404?y=1&view=mobile"));
  });
});

describe("redirects of a site's own", () => {
  const redirects = {
    "/m/zh-cn/news": "/m/zh-cn/message",
    "/m/zh-cn/old": "/m/zh-cn/news",
    "/m/zh-cn/fixed": "/zh-cn/article?code=x#top",
    "/m/zh-cn/away": "https://jobs.test/wesdom",
    "/m/zh-cn/plain": "http://jobs.test/wesdom",
    "/m/zh-cn/circle": "/m/zh-cn/round",
    "/m/zh-cn/round": "/m/zh-cn/circle",
    "/m/zh-cn/nowhere": "/m/zh-cn/missing",
    "/m/zh-cn/script": "javascript:alert('https://evil.test')",
    "/m/zh-cn/scheme": "//evil.test/x",
    "/m/zh-cn/slash": "/\\evil.test/x",
    "/m/zh-cn/dots": "/m/..//evil.test/m/zh-cn",
  };
  test.each<[string, Address]>([
    ["/m/zh-cn/news?category=a", to("/m/zh-cn/message?category=a")],
    ["/m/ZH-CN/News/", to("/m/zh-cn/message")],
    ["/m/zh-cn/old", to("/m/zh-cn/message")],
    ["/m/zh-cn/fixed?code=y", to("/m/zh-cn/article?code=x#top")],
    ["/m/zh-cn/away?s=1", to("https://jobs.test/wesdom?s=1")],
    ["/m/zh-cn/plain", to("http://jobs.test/wesdom")],
    ["/m/zh-cn/circle", to("/m/zh-cn/404")],
    ["/m/zh-cn/nowhere", to("/m/zh-cn/404")],
    ["/m/zh-cn/script", to("/m/zh-cn/404")],
    ["/m/zh-cn/scheme", to("/m/zh-cn/404")],
    ["/m/zh-cn/slash", to("/m/zh-cn/404")],
    ["/m/zh-cn/dots", to("/m/zh-cn/404")],
  ])("%s for a phone", (path, expected) => {
    expect(ask(path, PHONE, { redirects })).toEqual(expected);
  });

  test("the stand-in frames the page a redirect leads to", () => {
    expect(ask("/zh-cn/old", COMPUTER, { redirects })).toEqual(desktop("/m/zh-cn/message"));
    expect(ask("/zh-cn/away", COMPUTER, { redirects })).toEqual(to("https://jobs.test/wesdom"));
  });
});

describe("no address names another host", () => {
  const attacks = [
    "/m//evil.test",
    "/m///evil.test/x",
    "/m/\\evil.test",
    "/m/\\/evil.test",
    "/m/%2F%2Fevil.test",
    "/m/%5Cevil.test",
    "/m/.//evil.test",
    "/m/x/..//evil.test",
    "/m/%2e%2e//evil.test",
    "/m/\t/evil.test",
    "/m/https://evil.test",
    "//evil.test",
    "/\\evil.test",
    "/zh-cn//evil.test",
    "/jp/\\evil.test",
    "/m/jp//evil.test",
  ];
  test.each(attacks)("%s", (path) => {
    for (const agent of [PHONE, COMPUTER]) {
      for (const desktopOrigin of ["", DESKTOP]) {
        for (const mobileView of [false, true]) {
          const url = new URL(`${ORIGIN}/`);
          url.pathname = path;
          for (const asked of [url, new URL(`${ORIGIN}${path}`)]) {
            const answer = ask("/", agent, { url: asked, desktopOrigin, mobileView });
            if (answer.kind !== "redirect") continue;
            expect([ORIGIN, DESKTOP]).toContain(new URL(answer.location, asked).origin);
          }
        }
      }
    }
  });
});
