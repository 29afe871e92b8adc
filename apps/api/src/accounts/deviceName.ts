/** Browsers by what they call themselves; the first that fits, since most also say the names of others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, "WeChat"],
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bHuaweiBrowser\//, "Huawei Browser"],
  [/\bMiuiBrowser\//, "Mi Browser"],
  [/\bMQQBrowser\//, "QQ Browser"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\b(?:Open)?Harmony(?:OS)?\b/, "HarmonyOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/**
 * What an owner knows a device by. No more of it is kept than these names.
 *
 * @returns E.g. `Chrome · Android`; empty where neither is known.
 */
export function deviceName(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].map((table) => table.find(([sign]) => sign.test(userAgent))?.[1]);
  return names.filter((name) => name !== undefined).join(" · ");
}
