import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DEFAULT_SETTINGS } from "@wesdom/site-runtime";
import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "../src/index.ts";

const root = resolve(import.meta.dirname, "../../..");

describe("readSettings", () => {
  test("has a default for everything @R9.16", () => {
    const settings = readSettings({}, "/srv/site");
    expect(settings).toMatchObject({
      port: 3000,
      hostname: "0.0.0.0",
      apiOrigin: "http://127.0.0.1:3001",
      releasesDir: "/srv/site/.data/releases",
      trustProxyHops: 0,
    });
    expect(settings.site).toEqual(DEFAULT_SETTINGS);
    expect(settings.site.apiBase).toBe("/api");
  });

  test("an empty variable is an unset one", () => {
    expect(readSettings({ PORT: "", LINK_CHAT: "" }, "/")).toEqual(readSettings({}, "/"));
  });

  test("takes over what is set @R9.16", () => {
    const settings = readSettings(
      {
        PORT: "0",
        API_PORT: "4001",
        DATA_DIR: "/var/lib/site",
        PUBLIC_ORIGIN: "https://WWW.Site.test/",
        DESKTOP_ORIGIN: "https://site.test",
        API_BASE: "https://api.site.test/v1/",
        TRACKING_MODE: "strict",
        EMAIL_JA: "ja@site.test",
        LINK_CHAT: "https://chat.test/frame",
        ICP_NUMBER: "粤ICP备00000000号",
        QR_WECHAT: "https://weixin.test/q",
      },
      "/srv",
    );
    expect(settings).toMatchObject({
      port: 0,
      apiOrigin: "http://127.0.0.1:4001",
      releasesDir: "/var/lib/site/releases",
      qrTargets: { wechat: "https://weixin.test/q" },
    });
    expect(settings.site).toMatchObject({
      publicOrigin: "https://www.site.test",
      desktopOrigin: "https://site.test",
      apiBase: "https://api.site.test/v1",
      trackingMode: "strict",
      contact: { ja: { email: "ja@site.test" } },
      links: { chat: "https://chat.test/frame" },
      icpNumber: "粤ICP备00000000号",
    });
  });

  test("names what a site for real visitors lacks, and nothing of a demonstration", () => {
    expect(readSettings({}, "/").lacking).toEqual([]);
    expect(readSettings({ NODE_ENV: "production", PUBLIC_DEMO: "1" }, "/").lacking).toEqual([]);
    const set = {
      NODE_ENV: "production",
      COMPANY_NAME_ZH: "深圳某某有限公司",
      PRIVACY_EMAIL: "privacy@site.test",
      LINK_WEIBO: "https://weibo.test/a",
    };
    const { lacking } = readSettings(set, "/");
    expect(lacking).toEqual(
      expect.arrayContaining([
        "PUBLIC_ORIGIN",
        "COMPANY_NAME_JA",
        "ADDRESS_ZH",
        "CREDIT_CODE",
        "ICP_NUMBER",
        "SECURITY_NUMBER",
        "REPRESENTATIVE",
        "EU_REPRESENTATIVE",
        "EMAIL_ZH",
        "LINK_ZHIHU",
        "TRACKING_MODE",
        "TRACKING_PUBLIC_KEY",
      ]),
    );
    for (const name of [...Object.keys(set), "PHONE_ZH"]) expect(lacking).not.toContain(name);
    const reports = { TRACKING_MODE: "spec", TRACKING_PUBLIC_KEY: "apps/api/dev-keys/login.public.pem" };
    const decided = readSettings({ ...set, ...reports }, root).lacking;
    expect(decided.filter((name) => name.startsWith("TRACKING_"))).toEqual([]);
  });

  test("invents no filing and no representative for real visitors", () => {
    const filed = ({ site }: ReturnType<typeof readSettings>) => [
      site.icpNumber,
      site.securityNumber,
      site.euRepresentative,
    ];
    const real = { NODE_ENV: "production", EU_REPRESENTATIVE: "" };
    expect(filed(readSettings(real, "/"))).toEqual(["", "", ""]);
    const named = { ICP_NUMBER: "粤ICP备1号", EU_REPRESENTATIVE: "Somebody, Berlin" };
    expect(filed(readSettings({ ...real, ...named }, "/"))).toEqual(["粤ICP备1号", "", "Somebody, Berlin"]);
    expect(filed(readSettings({ ...real, PUBLIC_DEMO: "1" }, "/"))).not.toContain("");
  });

  test("the handbook's example asks Europeans first, as the policies say", () => {
    const example = readFileSync(join(import.meta.dirname, "../../../docs/operations/host.env"), "utf8");
    const TRACKING_MODE = /^TRACKING_MODE=(.*)$/m.exec(example)?.[1];
    expect(readSettings({ TRACKING_MODE }, "/").isRegional).toBe(true);
  });

  test("GeeTest's script and sources are told to pages only where its puzzles are asked", () => {
    const GEETEST_SCRIPT = "https://gt.test/gt.js";
    expect(readSettings({ GEETEST_SCRIPT }, "/").site.geetest).toBeNull();
    expect(readSettings({ GEETEST_SCRIPT, SLIDER_PROVIDER: "geetest" }, "/").site.geetest).toEqual({
      script: GEETEST_SCRIPT,
      sources: ["https://*.geetest.com", "https://*.geevisit.com"],
    });
  });

  test.each([
    ["SLIDER_PROVIDER", "none"],
    ["GEETEST_SCRIPT", "/gt.js"],
    ["GEETEST_SOURCES", "* 'unsafe-eval'"],
    ["GEETEST_SOURCES", "https://a.test; script-src *"],
    ["PORT", "70000"],
    ["PORT", "3000x"],
    ["API_ORIGIN", "127.0.0.1:3001"],
    ["PUBLIC_ORIGIN", "https://site.test/m"],
    ["PUBLIC_ORIGIN", "ftp://site.test"],
    ["DESKTOP_ORIGIN", "https://user@site.test"],
    ["API_BASE", "javascript:alert(1)"],
    ["ASSET_BASE", "//cdn.test"],
    ["LINK_CHAT", "javascript:alert(1)"],
    ["LINK_WHATSAPP", "wa.me/1"],
    ["TRUST_PROXY_HOPS", "all"],
    ["TRACKING_MODE", "none"],
    ["COUNTRY_HEADER", "CF-IPCountry: DE"],
    ["PAGE_CACHE_MEGABYTES", "0"],
    ["NODE_ENV", "prodution"],
    ["NODE_ENV", "Production"],
  ])("refuses %s=%s by name", (name, value) => {
    expect(() => readSettings({ [name]: value }, "/")).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value }, "/")).toThrow(`- ${name} must be`);
  });

  describe("the key with which pages seal their reports", () => {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const own = publicKey.export({ type: "spki", format: "pem" }).toString().trim();
    const secret = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const keyOf = (variables: Record<string, string>): string =>
      readSettings(variables, root).site.trackingPublicKey;

    test("is the development key on one machine and in a demonstration, without its remark @R7.54", () => {
      const development = readFileSync(join(root, "apps/api/dev-keys/tracking.public.pem"), "utf8");
      const [, pem] = /(-----BEGIN PUBLIC KEY-----.*)\n$/s.exec(development) ?? [];
      expect(keyOf({})).toBe(pem);
      expect(keyOf({ NODE_ENV: "production", PUBLIC_DEMO: "1" })).toBe(pem);
    });
    test("is none for real visitors unless one is set @R7.54", () => {
      expect(keyOf({ NODE_ENV: "production" })).toBe("");
      expect(keyOf({ NODE_ENV: "production", TRACKING_PUBLIC_KEY: own })).toBe(own);
    });
    test("is set as PEM, as PEM on one line, or as the path of a file", () => {
      const path = "apps/api/dev-keys/login.public.pem";
      expect(keyOf({ TRACKING_PUBLIC_KEY: own.replaceAll("\n", String.raw`\n`) })).toBe(own);
      expect(readFileSync(join(root, path), "utf8")).toContain(keyOf({ TRACKING_PUBLIC_KEY: path }));
    });
    test.each([
      ["a private key", secret, "public half"],
      ["a file that is not there", "no/such.pem", "public RSA key"],
      ["a key that is cut off", own.slice(0, 200), "public RSA key"],
    ])("is not %s, which is not repeated", (_name, value, message) => {
      const read = (): string => keyOf({ TRACKING_PUBLIC_KEY: value });
      expect(read).toThrow(SettingsError);
      expect(read).toThrow(new RegExp(`- TRACKING_PUBLIC_KEY must be .*${message}`));
      expect(read).not.toThrow(value.slice(0, 30));
    });
  });

  test("refuses what contradicts itself", () => {
    const origins = { PUBLIC_ORIGIN: "https://site.test", DESKTOP_ORIGIN: "https://site.test/" };
    expect(() => readSettings(origins, "/")).toThrow("sent in circles");
    expect(() => readSettings({ API_PORT: "0" }, "/")).toThrow("API_ORIGIN must be set");
    expect(() => readSettings({ COUNTRY_HEADER: "CF-IPCountry" }, "/")).toThrow(
      "TRUST_PROXY_HOPS must not be 0",
    );
  });

  test("refuses to leave out the stand-ins while addresses lead to them, each by name", () => {
    const leftOut = (variables: Record<string, string>) => () =>
      readSettings({ STAND_INS: "0", DESKTOP_ORIGIN: "https://www.site.test", ...variables }, "/");
    const names = ["LINK_CHAT", "LINK_CUSTOMER_CENTRE", "LINK_USER_AGREEMENT", "LINK_PRIVACY_POLICY"];
    for (const name of names) expect(leftOut({})).toThrow(`- ${name} must lead elsewhere`);
    const elsewhere = Object.fromEntries(names.map((name) => [name, "https://centre.site.test/"]));
    expect(leftOut({ ...elsewhere, DESKTOP_ORIGIN: "" })).toThrow("DESKTOP_ORIGIN must lead elsewhere");
    expect(leftOut(elsewhere)().standIns).toBe(false);
  });

  test("in production refuses a way to another machine that is not encrypted", () => {
    const production = (API_ORIGIN: string) => () =>
      readSettings({ NODE_ENV: "production", API_ORIGIN }, "/");
    for (const origin of ["http://10.0.0.5:3001", "http://localhost.example.com"])
      expect(production(origin)).toThrow("API_ORIGIN must be https");
    for (const origin of [
      "https://api.internal",
      "http://127.0.0.1:3001",
      "http://[::1]:3001",
      "http://localhost",
    ])
      expect(production(origin)).not.toThrow();
    expect(() => readSettings({ API_ORIGIN: "http://10.0.0.5:3001" }, "/")).not.toThrow();
  });
});
