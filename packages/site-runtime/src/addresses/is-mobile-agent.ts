/** Phones and tablets; `Mobile` also covers the phone crawlers of Google, Baidu and others. */
const MOBILE_AGENT =
  /Android|iPhone|iPad|iPod|Mobile|Tablet(?! PC)|HarmonyOS|OpenHarmony|Windows Phone|Silk\/|Kindle|PlayBook/i;

/** HarmonyOS on a computer names its form before the system. */
const COMPUTER_AGENT = /\(PC;/;

/** The system under whose name iPadOS hides; no Mac has a touch screen. */
const DISGUISE = /Macintosh/;

/** What a browser knows of its device beyond the user agent; a server does not. */
export interface DeviceHints {
  /** `navigator.maxTouchPoints`. @default 0 */
  readonly maxTouchPoints?: number;
}

/**
 * Whether a user agent gets the mobile pages. Tablets count as mobile.
 *
 * @param userAgent - The `User-Agent` header or `navigator.userAgent`; empty counts as a desktop one.
 * @param hints - Lets a browser find the tablets that pose as computers (iPadOS).
 */
export function isMobileAgent(userAgent: string, hints: DeviceHints = {}): boolean {
  if (COMPUTER_AGENT.test(userAgent)) return false;
  if (MOBILE_AGENT.test(userAgent)) return true;
  return (hints.maxTouchPoints ?? 0) > 1 && DISGUISE.test(userAgent);
}
