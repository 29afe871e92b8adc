import { hash, randomBytes } from "node:crypto";
import type { WxSign } from "@wesdom/api-client/contract";
import type { Settings, WechatSettings } from "../env.ts";

/** Makes signatures for pages. */
export interface WechatSigner {
  /** Whether a page's address is on a host of our own. */
  readonly accepts: (url: string) => boolean;
  /** @throws When WeChat cannot be reached or refuses. */
  readonly sign: (url: string) => Promise<WxSign>;
}

/** App id that the development signer answers with. */
export const DEVELOPMENT_APP_ID = "wx0000000000development";

/** Ticket of the development signer; signs nothing that WeChat would accept. */
export const DEVELOPMENT_TICKET = "development-ticket";

/** How long one page's signature is answered again. */
export const SIGNATURE_CACHE_MS = 5 * 60_000;

/** Pages whose signatures are remembered; the oldest goes first. */
const SIGNATURE_CACHE_SIZE = 1_000;

const LOCAL_HOST =
  /^(?:localhost|\[::1\]|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/;

/**
 * Makes the signer of a configuration.
 *
 * @param settings - Without app id and secret the development signer signs; without an origin, pages of this machine
 *   and of the private network count as our own.
 * @param ticket - Fetches the current ticket.
 * @param now - Clock, milliseconds.
 */
export function createSigner(
  settings: Settings,
  ticket: () => Promise<string>,
  now: () => number,
): WechatSigner {
  const isDevelopment = !isConfigured(settings.wechat);
  const appId = isDevelopment ? DEVELOPMENT_APP_ID : settings.wechat.appId;
  const ownHosts = new Set(
    [settings.publicOrigin, settings.desktopOrigin]
      .filter(Boolean)
      .map((origin) => new URL(origin).hostname)
      .concat(settings.wechat.hosts),
  );
  const signed = new Map<string, { until: number; signature: WxSign }>();
  return {
    accepts: (url) => {
      const { protocol = "", hostname = "", username } = URL.parse(url) ?? {};
      if (!/^https?:$/.test(protocol) || username !== "") return false;
      return ownHosts.has(hostname) || (settings.publicOrigin === "" && LOCAL_HOST.test(hostname));
    },
    sign: async (url) => {
      const known = signed.get(url);
      // Neither one whose time is over nor one that a clock which ran ahead has made.
      if (known && known.until > now() && known.until <= now() + SIGNATURE_CACHE_MS) return known.signature;
      const signature = signPage(
        url,
        appId,
        isDevelopment ? DEVELOPMENT_TICKET : await ticket(),
        Math.floor(now() / 1000),
        randomBytes(8).toString("hex"),
      );
      signed.delete(url);
      signed.set(url, { until: now() + SIGNATURE_CACHE_MS, signature });
      const [oldest] = signed.keys();
      if (signed.size > SIGNATURE_CACHE_SIZE && oldest !== undefined) signed.delete(oldest);
      return signature;
    },
  };
}

/** Whether signatures come from WeChat. */
export function isConfigured(settings: WechatSettings): boolean {
  return settings.appId !== "" && settings.appSecret !== "";
}

/**
 * SHA-1 over `jsapi_ticket`, `noncestr`, `timestamp`, `url`, in this order and with raw values.
 *
 * @param timestamp - Seconds since the epoch.
 */
export function signPage(
  url: string,
  appId: string,
  ticket: string,
  timestamp: number,
  noncestr: string,
): WxSign {
  const [page = ""] = url.split("#");
  const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${page}`;
  return { appId, timestamp, noncestr, signature: hash("sha1", text) };
}
