import { describe, expect, test } from "vitest";
import { SCRIPT_HASHES_HEADER } from "@wesdom/site-runtime";
import { createHash } from "node:crypto";
import { setUp } from "./support/set-up.ts";

const PATH = "/centre/sign-out";
const LOGOUT = "/yxy/custom/logout.do";
const SESSIONS = "/centre/sessions";
const USED_AT = Date.parse("2026-11-21T02:00:00Z");
const OWN = { id: "own", device: "Chrome · Android", startedAt: USED_AT, usedAt: USED_AT, current: true };
const OTHER = { ...OWN, id: "other", device: "WeChat · iPhone", current: false };

/** The form as a browser sends it. */
const form = (fields: Record<string, string>) => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { cookie: "wesdom_session=abc; other=1" },
});

describe("signing out of the customer centre", () => {
  test("is offered to who has come in, and on a page of its own, without a script", async () => {
    const { ask, api } = await setUp();
    api.tickets.set("abc", { account: { phone: "138****8000" }, information: null, redirect: null });
    for (const address of ["/centre?ticket=abc", PATH]) {
      const response = await ask(address);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain(`action="${PATH}" method="post">`);
      expect(page).toMatch(/<button [^>]*value="device"[^>]* name="scope"><span[^>]*>退出本设备/);
      expect(page).toMatch(/<button [^>]*value="all"[^>]* name="scope"><span[^>]*>退出所有设备/);
      expect(page).not.toContain("<script");
    }
  });

  test("is offered where the customer centre begins to who is signed in, the login to everybody else", async () => {
    const { ask } = await setUp();
    const LOGIN = 'href="/m/zh-cn/common/login"';
    const known = await ask("/centre", { headers: { cookie: "a=1; __Host-wesdom_session=abc" } });
    expect(known.headers.get("cache-control")).toBe("no-store");
    const [signedIn, signedOut] = [await known.text(), await (await ask("/centre")).text()];
    expect([signedIn.includes(`href="${PATH}"`), signedIn.includes(LOGIN)]).toEqual([true, false]);
    expect([signedOut.includes(`href="${PATH}"`), signedOut.includes(LOGIN)]).toEqual([false, true]);
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
    for (const part of [">您已退出登录</h1>", text, 'href="/m/zh-cn/common/login"']) {
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

  test("says the same in every language, and tells no ticket on the way to it", async () => {
    const { ask } = await setUp();
    const page = await (await ask("/centre/signed-out?scope=all&ticket=abc")).text();
    const [, english = ""] = /href="([^"]*lang=en)"/.exec(page) ?? [];
    expect(english).toBe("/centre/signed-out?scope=all&amp;lang=en");
    expect(await (await ask(english.replace("&amp;", "&"))).text()).toContain("signed out on all devices");
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
      for (const part of [">暂时无法退出</h1>", "您可能仍处于登录状态", 'value="all"']) {
        expect(page).toContain(part);
      }
    },
  );

  test("where the API wants a sign-in before all sessions end, the way leads to where that is said", async () => {
    const { ask, api } = await setUp();
    api.sessions = "stale";
    const response = await ask(`${PATH}?lang=en`, form({ scope: "all" }));
    expect([response.status, response.headers.get("location")]).toEqual([303, `${SESSIONS}?lang=en`]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

test.each([
  ["", "当前密码", "1"],
  ["?lang=en", "Current password", "2"],
  ["?lang=ja", "現在のパスワード", "3"],
])(
  "a password is changed by the present one, sealed before it leaves the browser: %j",
  async (query, text, lang) => {
    const { ask } = await setUp();
    const response = await ask(`/centre/password${query}`);
    const page = await response.text();
    for (const part of [text, `data-lang="${lang}"`]) expect(page).toContain(part);
    const inputs = [...page.matchAll(/<input [^>]*>/g)].map(([input]) => input);
    expect(inputs).toEqual([
      expect.stringMatching(/type="password".*required.*autoComplete="current-password"/),
      expect.stringMatching(/type="password".*required.*autoComplete="new-password"/),
    ]);
    // Without the script nothing can be sent, least of all in plain.
    expect(page).toMatch(/<button type="submit" disabled/);
    expect(page).not.toMatch(/<form [^>]*action=/);
    const script = /<script>([^]*)<\/script>/.exec(page)?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    expect(response.headers.get(SCRIPT_HASHES_HEADER)).toBe(`'sha256-${hash}'`);
  },
);

describe("the sessions of an account", () => {
  test.each([
    ["", "微信 · iPhone", "最近使用", "2026年11月21日 10:00", "本设备", "下线"],
    ["?lang=en", "WeChat · iPhone", "Last used", "Nov 21, 2026, 10:00", "This device", "Sign out"],
    ["?lang=ja", "WeChat · iPhone", "最終利用", "2026/11/21 10:00", "この端末", "ログアウト"],
  ])("are shown by device and last use, each but the own with its end: %j", async (query, ...texts) => {
    const { ask, api } = await setUp();
    api.sessions = { sessions: [OWN, OTHER, { ...OTHER, id: "x", device: "" }], canEnd: true };
    const response = await ask(`${SESSIONS}${query}`, { headers: { cookie: "wesdom_session=abc" } });
    const page = await response.text();
    expect(api.calls.at(-1)).toMatchObject({
      url: "/yxy/custom/center/session/list.do",
      headers: { cookie: "wesdom_session=abc", "x-forwarded-for": "203.0.113.7" },
    });
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    for (const text of texts) expect(page).toContain(text);
    expect([...page.matchAll(/value="(\w+)"[^>]* name="id"/g)].map(([, id]) => id)).toEqual(["other", "x"]);
    expect(page).toContain(`action="${SESSIONS}${query}"`);
    expect(page).not.toContain("<script");
  });

  test("one that is ended is gone from the page to which that leads", async () => {
    const { ask, api } = await setUp();
    api.sessions = { sessions: [OWN], canEnd: true };
    const response = await ask(`${SESSIONS}?lang=ja`, form({ id: "other" }));
    expect(api.calls.at(-1)).toMatchObject({
      method: "POST",
      url: "/yxy/custom/center/session/end.do",
      body: '{"id":"other"}',
      headers: { cookie: "wesdom_session=abc; other=1" },
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, `${SESSIONS}?lang=ja`]);
  });

  test("who signed in too long ago is asked to sign in again; who did not, to sign in", async () => {
    const { ask, api } = await setUp();
    api.sessions = { sessions: [OWN, OTHER], canEnd: false };
    const page = await (await ask(SESSIONS)).text();
    expect(page).not.toContain('name="id"');
    expect(page).toMatch(
      /action="\/centre\/sign-out" method="post"><button [^>]*value="device"[^>]*><span[^>]*>退出并重新登录/,
    );
    api.sessions = null;
    expect(await (await ask(SESSIONS)).text()).toContain('href="/m/zh-cn/common/login"');
    expect((await ask(SESSIONS, form({ id: "other" }))).headers.get("location")).toBe(SESSIONS);
  });

  test("are not claimed to be ended by an API that is away", async () => {
    const { ask, api } = await setUp();
    api.mode = "error";
    for (const init of [{}, form({ id: "other" })]) {
      const response = await ask(SESSIONS, init);
      expect(response.status).toBeGreaterThanOrEqual(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });
});
