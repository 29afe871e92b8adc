import { describe, expect, test } from "vitest";
import { isMobileAgent } from "./is-mobile-agent.ts";

const IPADOS =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36";

describe("isMobileAgent", () => {
  test.each([
    ["iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"],
    [
      "Android phone",
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36",
    ],
    [
      "Android tablet",
      "Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36",
    ],
    ["iPad", "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"],
    [
      "WeChat",
      "Mozilla/5.0 (Linux; Android 12; V2) AppleWebKit/537.36 Mobile Safari/537.36 MicroMessenger/8.0.30",
    ],
    ["HarmonyOS phone", "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1.6.1 Mobile"],
    ["Windows Phone", "Mozilla/5.0 (Windows Phone 10.0; Lumia 950) AppleWebKit/537.36 Edge/15.15254"],
    [
      "Googlebot smartphone",
      "Mozilla/5.0 (Linux; Android 6.0.1) Mobile Safari/537.36 (compatible; Googlebot/2.1)",
    ],
    [
      "Baiduspider smartphone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 9_1) (compatible; Baiduspider-render/2.0)",
    ],
  ])("%s is mobile", (_name, userAgent) => expect(isMobileAgent(userAgent)).toBe(true));

  test.each([
    [
      "Windows",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36",
    ],
    ["Windows tablet PC", "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Tablet PC 2.0)"],
    ["Mac", IPADOS],
    ["Linux", LINUX],
    ["HarmonyOS computer", "Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1.6.1"],
    [
      "WeChat on Windows",
      "Mozilla/5.0 (Windows NT 6.1; WOW64) MicroMessenger/7.0.20 MiniProgramEnv/Windows WindowsWechat",
    ],
    ["Googlebot desktop", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
    ["Facebook", "facebookexternalhit/1.1"],
    ["nothing", ""],
  ])("%s is not", (_name, userAgent) => expect(isMobileAgent(userAgent)).toBe(false));

  test("touch points unmask the iPad that poses as a Mac", () => {
    expect(isMobileAgent(IPADOS, { maxTouchPoints: 5 })).toBe(true);
    expect(isMobileAgent(IPADOS, { maxTouchPoints: 0 })).toBe(false);
    expect(isMobileAgent("Mozilla/5.0 (Windows NT 10.0; Win64; x64)", { maxTouchPoints: 10 })).toBe(false);
    expect(isMobileAgent(LINUX, { maxTouchPoints: 10 })).toBe(false);
  });
});
