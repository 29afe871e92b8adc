import { describe, expect, it } from "vitest";
import { judgeNavigation, type Destination, type NavigationRules, type RouteGuards } from "./guards.ts";
import { isPageNotFound } from "./page-not-found.ts";

const to = (overrides: Partial<Destination> = {}): Destination => ({
  pathname: "/m/zh-cn/case",
  fullPath: "/m/zh-cn/case?code=%E6%A1%88#part",
  search: { code: "案" },
  matched: true,
  routeName: "m-zh-cn-case",
  ...overrides,
});

const judge = (route: RouteGuards, rules: Partial<NavigationRules> = {}, destination = to()) =>
  judgeNavigation(destination, route, { guards: {}, ...rules });

describe("navigation guards", () => {
  it("judge in their order: validation, redirects, the page's guards @R2.50", async () => {
    const order: string[] = [];
    const guard = (name: string) => () => void order.push(name);
    const verdict = await judge(
      {
        validate() {
          order.push("validate");
          return true;
        },
        guards: ["second", "first"],
      },
      {
        guards: { first: guard("first"), second: guard("second") },
        async redirect() {
          order.push("redirect");
          return null;
        },
      },
    );
    expect(order).toEqual(["validate", "redirect", "second", "first"]);
    expect(verdict).toBeNull();
  });

  it("ask nobody after a refusal or a redirect", async () => {
    const asked: string[] = [];
    const rules: NavigationRules = {
      guards: { page: () => void asked.push("guard") },
      async redirect() {
        asked.push("redirect");
        return "/m/zh-cn";
      },
    };
    await expect(judge({ validate: () => false, guards: ["page"] }, rules)).rejects.toThrow("Page Not Found");
    expect(asked).toEqual([]);
    expect(await judge({ guards: ["page"] }, rules)).toBe("/m/zh-cn");
    expect(asked).toEqual(["redirect"]);
  });

  it.each([[false], [undefined]])(
    "take %s of a validation for a 404 with both words in capitals @R8.4",
    async (verdict) => {
      const error = await judge({ validate: async () => verdict }).catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        message: "Page Not Found: /m/zh-cn/case?code=%E6%A1%88#part",
        status: 404,
        isNotFound: true,
        data: { path: "/m/zh-cn/case?code=%E6%A1%88#part" },
      });
      expect(isPageNotFound(error)).toBe(true);
    },
  );

  it("let a validation name status and message", async () => {
    const validate = () => ({ statusCode: 410, statusMessage: "Gone" });
    await expect(judge({ validate })).rejects.toMatchObject({ message: "Gone", status: 410 });
    await expect(judge({ validate: () => ({}) })).rejects.toMatchObject({ status: 404 });
  });

  it("end with a 404 in small letters where no route matches @R8.3", async () => {
    const unknown = to({ matched: false, fullPath: "/m/zh-cn/x?a=1" });
    await expect(judge({}, {}, unknown)).rejects.toMatchObject({
      message: "Page not found: /m/zh-cn/x?a=1",
      status: 404,
    });
    expect(await judge({}, { redirect: async () => "/m" }, unknown)).toBe("/m");
  });

  it.each(["x", "toString", "__proto__"])("throw for the unknown guard %s @R8.7", async (name) => {
    await expect(judge({ guards: [name] })).rejects.toThrow(
      new Error(`Unknown route middleware: '${name}'.`),
    );
  });

  it("let a guard lead elsewhere, refuse, or fail", async () => {
    const guards = {
      signedIn: () => "/m/zh-cn/common/custom",
      never: () => false as const,
      broken: async () => Promise.reject(new Error("no session")),
    };
    expect(await judge({ guards: ["signedIn"] }, { guards })).toBe("/m/zh-cn/common/custom");
    await expect(judge({ guards: ["never"] }, { guards })).rejects.toMatchObject({ status: 404 });
    await expect(judge({ guards: ["broken"] }, { guards })).rejects.toThrow("no session");
  });
});

describe("404 screen", () => {
  it.each([
    [new Error("Page not found: /x"), true],
    [new Error("Page Not Found: /x"), true],
    ["page not found", true],
    [{ status: 404, message: "gone" }, true],
    [{ status: 404 }, true],
    [new Error("HTTP 404"), false],
    [{ status: 500, message: "broken" }, false],
    [null, false],
    [undefined, false],
  ])("is shown for %j: %s", (error, shown) => {
    expect(isPageNotFound(error)).toBe(shown);
  });
});
