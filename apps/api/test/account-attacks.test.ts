import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "@wesdom/api-client/contract";
import { ADDRESS_LOCK, PASSWORD_LOCK } from "../src/accounts/locks.ts";
import type { LogFields } from "../src/http/log.ts";
import { AGREED, Browser, CODE_PATHS, codeFor, LOGIN, newPhone } from "./support/browser.ts";
import { SAMPLED_BACKENDS, testApi, type TestApi } from "./support/testApi.ts";

const PASSWORD = "Summer2026!";
const POSTS = Object.values(contracts).filter(
  ({ group, method }) => group === "account" && method === "POST",
);

/** What forms are filled with by those who want to break in. */
const PAYLOADS = [
  "' or '1'='1",
  "'; drop table accounts; --",
  '" or ""="',
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}${7*7}",
  "\u0000",
  "../../etc/passwd",
  "%27%20or%201=1",
  "__proto__",
  "\uD800",
];

describe.each(SAMPLED_BACKENDS)("%s", (backend) => {
  let time = Date.parse("2026-11-21T02:00:00Z");
  const lines: string[] = [];
  let api: TestApi;
  const wait = (ms: number): void => void (time += ms);
  const visitor = (): Browser => new Browser(api, wait);
  beforeAll(async () => {
    api = await testApi(backend, {
      now: () => time,
      log: (level, event, fields?: LogFields) => {
        lines.push(JSON.stringify({ level, event, ...fields }));
      },
    });
  });
  afterAll(() => api.close());

  describe("guessing", () => {
    test("five wrong passwords of a visitor lock a number for 15 minutes, for the right one too", async () => {
      const [phone, browser] = [newPhone(), visitor()];
      await visitor().register(phone, PASSWORD);
      for (let index = 0; index < PASSWORD_LOCK.most; index += 1) {
        expect((await browser.logIn(phone, "Wrong12345")).status).toBe(422);
      }
      const locked = await browser.logIn(phone, PASSWORD);
      expect(locked).toMatchObject({ status: 429, data: { reason: "locked" } });
      expect(Number(locked.headers.get("retry-after"))).toBe(PASSWORD_LOCK.lockMs / 1000);
      wait(PASSWORD_LOCK.lockMs);
      expect((await browser.logIn(phone, PASSWORD)).status).toBe(200);
    });
    test("the lock begins with the fifth failure, however long the others are ago", async () => {
      const [phone, browser] = [newPhone(), visitor()];
      for (let index = 0; index < PASSWORD_LOCK.most; index += 1) {
        wait(3 * 60_000);
        await browser.logIn(phone, "Wrong12345");
      }
      wait(PASSWORD_LOCK.lockMs - 1);
      expect((await browser.logIn(phone, "Wrong12345")).status).toBe(429);
    });
    test("of 30 wrong passwords at the same moment five are looked at", async () => {
      const [phone, browser] = [newPhone(), visitor()];
      const sealed = await Promise.all(Array.from({ length: 30 }, () => browser.seal("Wrong12345")));
      const answers = await Promise.all(
        sealed.map((one) => browser.form(LOGIN, { method: "password", phone, ...one })),
      );
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(PASSWORD_LOCK.most);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - PASSWORD_LOCK.most);
    });
    test("one password tried on many numbers is stopped by the address, for right ones too", async () => {
      const [phone, browser] = [newPhone(), visitor()];
      await visitor().register(phone, PASSWORD);
      const sealed = await Promise.all(
        Array.from({ length: ADDRESS_LOCK.most + 1 }, () => browser.seal(PASSWORD)),
      );
      const statuses: number[] = [];
      for (const one of sealed) {
        const number = statuses.length === ADDRESS_LOCK.most ? phone : newPhone();
        statuses.push((await browser.form(LOGIN, { method: "password", phone: number, ...one })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: ADDRESS_LOCK.most }, () => 422), 429]);
      expect((await visitor().logIn(phone, PASSWORD)).status).toBe(200);
    });
    test("people who sign in do not use up the address of their network", async () => {
      const [phone, browser] = [newPhone(), visitor()];
      await visitor().register(phone, PASSWORD);
      for (let index = 0; index < ADDRESS_LOCK.most + 3; index += 1) {
        expect((await browser.logIn(phone, PASSWORD)).status).toBe(200);
      }
    });
    test("codes of many numbers are stopped by the address too", async () => {
      const browser = visitor();
      const guess = () =>
        browser.form(LOGIN, { method: "code", phone: newPhone(), code: "123456", agreements: AGREED });
      for (let index = 0; index < ADDRESS_LOCK.most; index += 1) expect((await guess()).status).toBe(422);
      expect((await guess()).status).toBe(429);
    });
  });

  describe("probing for accounts", () => {
    test("known and unknown numbers get the same answers to everything that needs no phone", async () => {
      const [known, unknown] = [newPhone(), newPhone()];
      await visitor().register(known, PASSWORD);
      wait(60_000);
      const answers = async (phone: string): Promise<unknown> => {
        const seen: unknown[] = [];
        const note = ({ status, data, message }: { status: number; data: unknown; message: string }) =>
          void seen.push({ status, data, message });
        const browser = visitor();
        for (const action of ["login", "register", "reset"] as const) {
          const token = await browser.token(action, phone);
          note(await browser.post(CODE_PATHS[action], { phone, token, action }));
          note(await browser.post(CODE_PATHS[action], { phone, token, action }));
          wait(60_000);
        }
        note(await browser.post("/yxy/custom/reset/password/code/verification.do", { phone, code: "x" }));
        for (let index = 0; index < 7; index += 1) note(await browser.logIn(phone, "Wrong12345"));
        return seen;
      };
      expect(await answers(known)).toEqual(await answers(unknown));
    });
    test("wrong passwords take as much work for a number without an account", async () => {
      const known = Array.from({ length: 4 }, newPhone);
      for (const phone of known) await visitor().register(phone, PASSWORD);
      // Time of the processor: what else runs on the machine does not count.
      const spent = { known: [] as number[], unknown: [] as number[] };
      for (let round = 0; round < 16; round += 1) {
        for (const kind of ["known", "unknown"] as const) {
          const phone = kind === "known" ? (known[round % known.length] ?? "") : newPhone();
          const browser = visitor();
          const sealed = await browser.seal("Wrong12345");
          const before = process.cpuUsage();
          const answer = await browser.form(LOGIN, { method: "password", phone, ...sealed });
          const { user, system } = process.cpuUsage(before);
          expect(answer.data.reason).toBe("credentials");
          spent[kind].push(user + system);
        }
      }
      const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length / 2] ?? 0;
      const ratio = median(spent.unknown) / median(spent.known);
      // A call that hashes nothing takes less than a third.
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    });
  });

  describe("leading elsewhere", () => {
    const forms = [
      "//evil.example",
      "///evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "/.//evil.example",
      "/m/..//evil.example",
      "/%2e//evil.example",
      "/\t/evil.example",
      "/\n/evil.example",
      "https:evil.example",
      "https:/evil.example",
      "https:///evil.example",
      "https://evil.example",
      "HTTPS://EVIL.example/",
      "http://www.example.com.evil.example",
      "https://www.example.com@evil.example",
      "https://www.example.com:pw@evil.example",
      "https://evil.example/https://www.example.com",
      "https://evil.example#www.example.com",
      "https://evil.example\\@www.example.com",
      "https://www.example.com\\.evil.example",
      "https://www.example.com%00.evil.example",
      "https://www.example.com:8443",
      "http://www.example.com",
      "ftp://www.example.com",
      "javascript:alert(1)",
      "JaVaScRiPt://www.example.com/%0aalert(1)",
      "data:text/html,x",
      "evil.example",
      " https://evil.example",
      "https://www.example.com。evil.example",
      "?next=//evil.example",
    ];
    test(`none of ${forms.length} forms gets through, our own do`, async () => {
      const settings = {
        publicOrigin: "https://www.example.com",
        centre: { url: "https://centre.example.com/in?a=1", secret: "", redirectHosts: ["shop.example.com"] },
      };
      const site = await testApi(backend, { now: () => time, settings });
      const browser = new Browser(site, wait);
      await browser.register(newPhone(), PASSWORD);
      const ask = (redirect: string) =>
        browser.get(`/get/login/url.do?${new URLSearchParams({ redirect }).toString()}`);
      for (const form of forms) expect([form, (await ask(form)).status]).toEqual([form, 403]);
      for (const [form, seen] of [
        ["/m/zh-cn/case?code=a#b", "https://www.example.com/m/zh-cn/case?code=a#b"],
        ["https://www.example.com/m", "https://www.example.com/m"],
        ["https://shop.example.com/x", "https://shop.example.com/x"],
        ["https://centre.example.com/orders", "https://centre.example.com/orders"],
      ] as const) {
        const { data } = await ask(form);
        expect(data.url).toMatch(/^https:\/\/centre\.example\.com\/in\?a=1&ticket=[\w-]{43}$/);
        const ticket = new URL(data.url as string).searchParams.get("ticket");
        expect((await site.post("/yxy/custom/center/ticket/redeem.do", { ticket })).data.redirect).toBe(seen);
      }
      expect((await visitor().get("/get/login/url.do")).status).toBe(401);
      await site.close();
    });
  });

  describe("tickets", () => {
    test("are for the customer centre: visitors' calls are refused and leave the ticket alone", async () => {
      const browser = visitor();
      await browser.register(newPhone(), PASSWORD);
      const { data } = await browser.get("/get/login/url.do");
      const ticket = (data.url as string).split("ticket=")[1];
      expect((await browser.post("/yxy/custom/center/ticket/redeem.do", { ticket })).status).toBe(403);
      expect((await api.post("/yxy/custom/center/ticket/redeem.do", { ticket })).status).toBe(200);
    });
    test("with a secret only who knows it redeems", async () => {
      const centre = { url: "/centre", secret: "s3cret", redirectHosts: [] };
      const site = await testApi(backend, { now: () => time, settings: { centre } });
      const browser = new Browser(site, wait);
      await browser.register(newPhone(), PASSWORD);
      const { data } = await browser.get("/get/login/url.do");
      const ticket = (data.url as string).split("ticket=")[1];
      const redeem = (headers: Record<string, string>) =>
        site.post("/yxy/custom/center/ticket/redeem.do", { ticket }, headers);
      expect((await redeem({})).status).toBe(403);
      expect((await redeem({ Authorization: "Bearer s3cre" })).status).toBe(403);
      expect((await redeem({ Authorization: "Bearer s3cret" })).status).toBe(200);
      await site.close();
    });
  });

  describe("calls in a visitor's name", () => {
    const own: Record<string, string>[] = [
      { "sec-fetch-site": "same-origin" },
      { origin: "http://api.test" },
    ];
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      { "sec-fetch-site": "same-site", origin: "https://evil.api.test" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://api.test.evil.example" },
      { origin: "http://api.test:81" },
    ];
    test.each(POSTS.map(({ path }) => path))("%s is refused to other sites", async (path) => {
      for (const headers of foreign) {
        expect(await visitor().post(`${path}.do`, {}, headers)).toMatchObject({
          status: 403,
          data: null,
        });
      }
      for (const headers of own) {
        const { data, status } = await visitor().post(`${path}.do`, {}, headers);
        expect([status, data?.reason]).not.toEqual([403, undefined]);
      }
    });
    test("a form or plain text of another site is no JSON", async () => {
      const bodies = POSTS.filter(({ body, form }) => body.type !== "undefined" && form === undefined);
      for (const { path } of bodies) {
        for (const type of [
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=a",
        ]) {
          const answer = await visitor().send(`${path}.do`, {
            method: "POST",
            headers: { "content-type": type },
            body: "{}",
          });
          expect([path, type, answer.status]).toEqual([path, type, 415]);
        }
      }
    });
    test("behind the front door the visitor's host counts, in older browsers too", async () => {
      const send = (headers: Record<string, string>) =>
        visitor().post("/yxy/getPublicKey.do", undefined, headers);
      const door = { "x-forwarded-host": "www.example.com" };
      expect((await send({ ...door, origin: "https://www.example.com" })).status).toBe(200);
      expect((await send({ ...door, origin: "http://api.test" })).status).toBe(403);
    });
  });

  describe("forged forms", () => {
    const boundary = "x";
    const part = (name: string, value: string, more = ""): string =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
    const right = part("method", "code") + part("phone", "13800138000");
    test.each([
      ["nothing", ""],
      ["no end", right],
      ["no line ends", right.replaceAll("\r\n", "\n")],
      ["a repeated phone number", `${right}${part("phone", "13900139000")}--x--\r\n`],
      ["a repeated method", `${right}${part("method", "password")}--x--\r\n`],
      ["a file as phone number", `${part("method", "code")}${part("phone", "1", '; filename="a"')}--x--\r\n`],
      ["a prototype", `${right}${part("__proto__", "1")}${part("constructor", "1")}--x--\r\n`],
      ["a nested name", `${part("method[code]", "1")}${right}--x--\r\n`],
      ["hundreds of fields", `${right}${part("agreements", "privacy-policy").repeat(200)}--x--\r\n`],
      ["another agreement", `${right}${part("agreements", "everything")}--x--\r\n`],
      ["a body in a body", `${right}${part("code", `--x\r\n${right}--x--`)}--x--\r\n`],
    ])("%s signs nobody in", async (_what, body) => {
      const browser = visitor();
      const answer = await browser.send(LOGIN, {
        method: "POST",
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        body,
      });
      expect([400, 413, 422]).toContain(answer.status);
      expect(browser.cookies.size).toBe(0);
    });
    test.each(["application/json", "multipart/form-data", "multipart/mixed; boundary=x", "text/plain"])(
      "%s is no form",
      async (type) => {
        const answer = await visitor().send(LOGIN, {
          method: "POST",
          headers: { "content-type": type },
          body: "{}",
        });
        expect([400, 415]).toContain(answer.status);
      },
    );
  });

  describe("sessions", () => {
    test("a planted token never becomes a session", async () => {
      const planted = randomBytes(32).toString("base64url");
      const [victim, phone] = [visitor(), newPhone()];
      victim.cookies.set("wesdom_session", planted);
      await victim.register(phone, PASSWORD);
      expect(victim.cookies.get("wesdom_session")).not.toBe(planted);
      const attacker = visitor();
      attacker.cookies.set("wesdom_session", planted);
      expect(await attacker.isSignedIn()).toBe(false);
    });
    test("a session that was there before ends when someone else signs in over it", async () => {
      const [attacker, victim] = [visitor(), visitor()];
      await attacker.register(newPhone(), PASSWORD);
      const own = attacker.cookies.get("wesdom_session") ?? "";
      victim.cookies.set("wesdom_session", own);
      await victim.register(newPhone(), PASSWORD);
      expect(await attacker.isSignedIn()).toBe(false);
      expect(victim.cookies.get("wesdom_session")).not.toBe(own);
    });
    test("over https the cookies are Secure and of this host alone", async () => {
      const settings = { publicOrigin: "https://www.example.com" };
      const site = await testApi(backend, { now: () => time, settings });
      const browser = new Browser(site, wait);
      const registered = await browser.register(newPhone(), PASSWORD);
      expect(registered.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__Host-wesdom_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^__Host-wesdom_known=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ]);
      expect(await browser.isSignedIn()).toBe(true);
      await site.close();
    });
  });

  describe("fields", () => {
    test("statements and scripts in every field do nothing", async () => {
      const browser = visitor();
      await browser.register(newPhone(), PASSWORD);
      const names = [
        "action",
        "phone",
        "token",
        "code",
        "challengeId",
        "ticket",
        "keyword",
        "company",
        "companyId",
        "scope",
      ];
      const more = ["areaCode", "position", "password", "keyId", "method", "agreements", "geetest_challenge"];
      for (const { path, form } of POSTS) {
        for (const payload of PAYLOADS) {
          const fields = Object.fromEntries([...names, ...more].map((name) => [name, payload]));
          const body = { ...fields, x: 1, track: [], geetest_validate: payload, geetest_seccode: payload };
          const answer = form
            ? await browser.form(`${path}.do`, fields)
            : await browser.post(`${path}.do`, body);
          expect([path, payload, answer.status < 500]).toEqual([path, payload, true]);
        }
      }
      expect(await browser.isSignedIn()).toBe(true);
    });
    test("what is told of a company comes back as it was typed", async () => {
      const browser = visitor();
      await browser.register(newPhone(), PASSWORD);
      for (const payload of PAYLOADS.slice(0, 6)) {
        const information = { company: payload, companyId: payload, areaCode: "440305", position: payload };
        const answer = await browser.post("/yxy/custom/center/info/feeding.do", information);
        expect(answer.data.information).toEqual(information);
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      }
    });
  });

  test("no phone number, password, code, token, ticket, cookie or private key is in any log line", async () => {
    const [browser, phone] = [visitor(), newPhone()];
    const token = await browser.token("register", phone);
    await browser.post(CODE_PATHS.register, { phone, action: "register", token });
    const code = await codeFor(api, phone);
    const sealed = await browser.seal(PASSWORD);
    await browser.form(LOGIN, { method: "register", phone, code, agreements: AGREED, ...sealed });
    await visitor().logIn(phone, "Wrong12345");
    const { data } = await browser.get("/get/login/url.do?redirect=/m/secret-page");
    const ticket = (data.url as string).split("ticket=")[1] ?? "";
    wait(60_000);
    const resetCode = await browser.code("reset", phone);
    const reset = await browser.post("/yxy/custom/reset/password/code/verification.do", {
      phone,
      code: resetCode,
    });
    await browser.post("/yxy/custom/center/reset/password.do", {
      ticket: reset.data.ticket,
      ...(await browser.seal("Autumn2026?")),
    });
    await browser.post("/yxy/custom/center/reset/password.do", "{", { "content-type": "application/json" });
    const secrets = [phone, PASSWORD, "Wrong12345", "Autumn2026?", code, resetCode, token, ticket];
    secrets.push(reset.data.ticket as string, sealed.password, "secret-page", "PRIVATE KEY", browser.address);
    secrets.push(...browser.cookies.values());
    const log = lines.join("\n");
    expect(lines.length).toBeGreaterThan(100);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
