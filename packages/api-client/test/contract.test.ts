import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import * as calls from "../src/calls/calls.ts";
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

/** Calls that the tracking's own transport makes: they travel as beacons, which the client cannot send. */
const BEACONS = ["dataReport", "enDataReport"];
const OURS = [
  "GET /common/channel/redirect",
  "GET /en/common/channel/redirect",
  "GET /about/introduction/info",
  "POST /yxy/custom/center/ticket/redeem",
  "POST /yxy/custom/logout",
];

test("the contract is the specification and five calls of our own", () => {
  const paths = Object.values(contracts).map((contract) => `${contract.method} ${contract.path}`);
  expect(paths.toSorted()).toEqual([...SPECIFIED, ...OURS].toSorted());
});

test("each call of the client is its contract without the schemas", () => {
  const descriptors = Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) => (typeof call === "function" ? [] : [[name, call]])),
  );
  expect([...Object.keys(descriptors), ...BEACONS].toSorted()).toEqual(Object.keys(contracts).toSorted());
  for (const [name, descriptor] of Object.entries(descriptors)) {
    expect(descriptor.name).toBe(name);
    expect(contracts[name as keyof typeof contracts]).toMatchObject(descriptor);
    expect(descriptor.lang).toBe(descriptor.path.startsWith("/en/") ? "intl" : "any");
  }
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
