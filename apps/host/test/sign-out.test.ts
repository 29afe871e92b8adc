import { describe, expect, test } from "vitest";
import { ORIGIN, setUp } from "./support/set-up.ts";

const PATH = "/centre/sign-out";
const LOGOUT = "/yxy/custom/logout.do";

/** The form as a browser sends it. */
const form = (fields: Record<string, string>, headers: Record<string, string> = { origin: ORIGIN }) => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { cookie: "wesdom_session=abc; other=1", ...headers },
});

describe("signing out of the customer centre", () => {
  test("is offered to who has come in, and on a page of its own, without a script", async () => {
    const { ask, api } = await setUp();
    api.tickets.set("abc", { account: { phone: "138****8000" }, information: null, redirect: null });
    for (const address of ["/centre?ticket=abc", PATH]) {
      const response = await ask(address);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain(`<form class="actions" method="post" action="${PATH}">`);
      expect(page).toMatch(/<button [^>]*name="scope" value="device">退出本设备<\/button>/);
      expect(page).toMatch(/<button [^>]*name="scope" value="all">退出所有设备<\/button>/);
      expect(page).not.toContain("<script");
      expect(response.headers.get("content-security-policy")).toContain("form-action 'self'");
    }
    expect(await (await ask("/centre")).text()).toContain(`href="${PATH}"`);
  });

  test.each([
    ["device", "/centre/signed-out", "本设备上的登录已结束"],
    ["all", "/centre/signed-out?scope=all", "所有设备上的登录都已结束"],
  ])("%s: the API ends it, the browser gets its cookies, a page says so", async (scope, location, text) => {
    const { ask, api } = await setUp();
    const response = await ask(PATH, form({ scope }));
    expect(api.calls.at(-1)).toMatchObject({ method: "POST", url: LOGOUT, body: JSON.stringify({ scope }) });
    expect(api.calls.at(-1)?.headers).toMatchObject({
      cookie: "wesdom_session=abc; other=1",
      "x-forwarded-for": "203.0.113.7",
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("clear-site-data")).toBe('"cache"');
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    const page = await (await ask(location)).text();
    for (const part of ["<h1>您已退出登录</h1>", text, 'href="/m/zh-cn/common/login"']) {
      expect(page).toContain(part);
    }
  });

  test.each([
    ["en", "Sign out on all devices", "/centre/signed-out?lang=en&scope=all", "You are signed out"],
    ["ja", "すべての端末からログアウト", "/centre/signed-out?lang=ja&scope=all", "ログアウトしました"],
  ])("speaks %s", async (language, button, location, done) => {
    const { ask } = await setUp();
    const page = await (await ask(`${PATH}?lang=${language}`)).text();
    expect(page).toContain(button);
    expect(page).toContain(`action="${PATH}?lang=${language}"`);
    const response = await ask(`${PATH}?lang=${language}`, form({ scope: "all" }));
    expect(response.headers.get("location")).toBe(location);
    expect(await (await ask(location)).text()).toContain(done);
  });

  test.each<[string, Record<string, string>, boolean]>([
    ["this site", { origin: ORIGIN }, true],
    ["this site, in a browser that tells no more than the origin", { referer: `${ORIGIN}/` }, true],
    ["another site", { origin: "https://evil.test" }, false],
    ["another site of this name", { origin: ORIGIN, "sec-fetch-site": "cross-site" }, false],
    ["nowhere", { origin: "null" }, false],
  ])("from %s", async (_where, headers, isTaken) => {
    const { ask, api } = await setUp();
    const before = api.calls.length;
    const response = await ask(PATH, form({}, headers));
    expect(response.status).toBe(isTaken ? 303 : 403);
    expect(api.calls.length - before).toBe(isTaken ? 1 : 0);
  });

  test.each(["error", "nonsense"] as const)(
    "where the API answers with %s it is not claimed to be done, and can be tried again",
    async (mode) => {
      const { ask, api } = await setUp();
      api.mode = mode;
      const response = await ask(PATH, form({ scope: "all" }));
      const page = await response.text();
      expect(response.status).toBe(502);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      for (const part of ["<h1>暂时无法退出</h1>", "您可能仍处于登录状态", 'value="all"']) {
        expect(page).toContain(part);
      }
    },
  );

  test("other bodies and places are refused", async () => {
    const { ask, api } = await setUp();
    const json = {
      method: "POST",
      body: "{}",
      headers: { origin: ORIGIN, "content-type": "application/json" },
    };
    expect((await ask(PATH, json)).status).toBe(405);
    expect((await ask(PATH, form({ scope: "x".repeat(70_000) }))).status).toBe(413);
    expect((await ask("/centre/signed-out", form({}))).status).toBe(405);
    expect(api.calls.filter(({ url }) => url === LOGOUT)).toEqual([]);
  });
});
