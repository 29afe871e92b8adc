import { readFileSync } from "node:fs";
import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { CALLS, clientCalls } from "../scripts/clientCalls.ts";
import { contracts } from "../src/contract/index.ts";

/** The calls of the specification. */
const SPECIFIED = [
  "GET /index/banner/page",
  "GET /index/branding/list",
  "GET /customer/stories/page",
  "GET /information/banner/page",
  "GET /information/article/page",
  "GET /about/team/list",
  "GET /information/by/article/code",
  "GET /company/fuzzy/matching",
  "GET /common/area",
  "GET /get_wx_sign",
  "GET /en/customer/stories/page",
  "GET /en/information/article/main",
  "GET /en/about/introduction/info",
  "GET /en/information/by/article/code",
  "POST /index/appeal",
  "POST /en/index/appeal",
  "POST /common/data/report",
  "POST /en/common/data/report",
  "GET /get/login/url",
  "POST /gee/slider/register",
  "POST /gee/slider/validate",
  "POST /login/send/code",
  "POST /yxy/gee/slider/register",
  "POST /yxy/gee/slider/validate",
  "POST /yxy/getPublicKey",
  "POST /yxy/custom/login/check",
  "POST /yxy/unified/login/send/code",
  "POST /yxy/unified/login",
  "POST /yxy/custom/complete/information/subSystem/info/get",
  "POST /yxy/custom/center/company/fuzzy/matching",
  "POST /yxy/custom/center/info/feeding",
  "POST /yxy/custom/center/reset/password/check",
  "POST /yxy/custom/center/reset/password",
  "POST /yxy/custom/reset/password/send/verification",
  "POST /yxy/custom/reset/password/code/verification",
];

test("the contract holds each call of the specification, and no path twice", () => {
  const paths = Object.values(contracts).map((contract) => `${contract.method} ${contract.path}`);
  expect(paths).toEqual(expect.arrayContaining(SPECIFIED));
  expect(new Set(paths).size).toBe(paths.length);
});

test("the client's calls are the contracts' addresses: `pnpm calls` writes them", () => {
  for (const [file, source] of Object.entries(clientCalls(contracts)))
    expect(readFileSync(new URL(file, CALLS), "utf8")).toBe(source);
});

test("what changes something, or knows who calls, is for pages of our own and is kept nowhere", () => {
  const guarded = Object.values(contracts).filter(
    ({ method, group, beacon }) => (method === "POST" && !beacon) || group === "account",
  );
  expect(guarded).toContain(contracts.loginUrl);
  for (const { access, cache } of guarded) expect([access, cache]).toEqual(["own-pages", "no-store"]);
});

test("what only reads is for every site, and may be kept while it is true", () => {
  const { bannerPage, appeal } = contracts;
  expect(bannerPage).toMatchObject({ group: "read", access: "anyone", cache: "no-cache", beacon: false });
  expect(appeal).toMatchObject({ group: "write", beacon: false });
});

describe("queries", () => {
  const parse = (name: keyof typeof contracts, query: object): unknown => {
    const result = safeParse(contracts[name].query, query);
    return result.success ? result.output : "refused";
  };

  test("numbers arrive as text and leave as numbers", () => {
    expect(parse("articlePage", { pageNum: "3", pageSize: "50", timestamp: "1" })).toEqual({
      pageNum: 3,
      pageSize: 50,
    });
    expect(parse("articlePage", {})).toEqual({});
  });

  test.each([
    { pageNum: "0" },
    { pageNum: "-1" },
    { pageNum: "1.5" },
    { pageNum: "1e3" },
    { pageNum: "" },
    { pageNum: "abc" },
    { pageNum: "999999999" },
    { pageSize: "51" },
    { pageSize: ["1", "2"] },
    { keyword: "x".repeat(61) },
    { category: "a/../b" },
  ])("%o is refused", (query) => {
    expect(parse("articlePage", query)).toBe("refused");
  });

  test("an article is asked for by code or title", () => {
    expect(parse("articleByCode", {})).toBe("refused");
    expect(parse("articleByCode", { title: "privacy_policy" })).toEqual({ title: "privacy_policy" });
    expect(parse("articleByCode", { code: "seeding-deep-water" })).toEqual({ code: "seeding-deep-water" });
  });

  test("an address to be signed is http without fragment", () => {
    expect(parse("wxSign", { url: "https://a.example/m?x=1" })).toEqual({ url: "https://a.example/m?x=1" });
    for (const url of ["", "ftp://a", "javascript:alert(1)", "https://a.example/#b", "https://a b"]) {
      expect(parse("wxSign", { url })).toBe("refused");
    }
  });

  test("an area has six digits", () => {
    expect(parse("commonArea", { parent: "440000" })).toEqual({ parent: "440000" });
    expect(parse("commonArea", { parent: "44" })).toBe("refused");
  });
});
