import { DEFAULT_SETTINGS } from "@wesdom/site-runtime";
import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "../src/index.ts";

describe("readSettings", () => {
  test("has a default for everything", () => {
    const settings = readSettings({}, "/srv/site");
    expect(settings).toMatchObject({
      port: 3000,
      hostname: "0.0.0.0",
      apiOrigin: "http://127.0.0.1:3001",
      releasesDir: "/srv/site/.data/releases",
      trustProxyHops: 0,
    });
    expect(settings.site).toEqual(DEFAULT_SETTINGS);
  });

  test("an empty variable is an unset one", () => {
    expect(readSettings({ PORT: "", LINK_CHAT: "" }, "/")).toEqual(readSettings({}, "/"));
  });

  test("takes over what is set", () => {
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

  test.each([
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
    ["PAGE_CACHE_MEGABYTES", "0"],
  ])("refuses %s=%s by name", (name, value) => {
    expect(() => readSettings({ [name]: value }, "/")).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value }, "/")).toThrow(`- ${name} must be`);
  });

  test("refuses what contradicts itself", () => {
    const origins = { PUBLIC_ORIGIN: "https://site.test", DESKTOP_ORIGIN: "https://site.test/" };
    expect(() => readSettings(origins, "/")).toThrow("sent in circles");
    expect(() => readSettings({ API_PORT: "0" }, "/")).toThrow("API_ORIGIN must be set");
  });
});
