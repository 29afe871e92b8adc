import type { WxSign } from "@wesdom/api-client";

/** Milliseconds in which route changes count as one. */
export const WECHAT_DEBOUNCE_MS = 100;

/** Milliseconds after which the card is set once more: a repeated configuration reports ready before it is verified. */
export const WECHAT_SECOND_SET_MS = 300;

/** The functions that are asked for: those of WeChat 6.7.2 and newer, and their elders. */
const API_LIST = [
  "updateAppMessageShareData",
  "updateTimelineShareData",
  "onMenuShareAppMessage",
  "onMenuShareTimeline",
] as const;

/** What friends and the timeline see of a page. */
export interface ShareCard {
  readonly title: string;
  readonly desc: string;
  /** Absolute address on a host that WeChat's account names as safe. */
  readonly link: string;
  /** Absolute https address of a bitmap. */
  readonly imgUrl: string;
}

/** What is used of WeChat's SDK. @see https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html */
export interface WechatSdk {
  config(options: {
    debug: boolean;
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: string[];
  }): void;
  ready(callback: () => void): void;
  error(callback: (result: { readonly errMsg: string }) => void): void;
  updateAppMessageShareData(card: ShareCard): void;
  updateTimelineShareData(card: Omit<ShareCard, "desc">): void;
  onMenuShareAppMessage(card: ShareCard): void;
  onMenuShareTimeline(card: Omit<ShareCard, "desc">): void;
}

/** Which address is signed: that of the first document load, or the current one. */
type SignedAddress = "entry" | "current";

/** What {@link createWechatShare} needs of its surroundings. */
export interface WechatShareSurroundings {
  /** Address of the document as it was loaded, before anything rewrote it, without hash. */
  readonly entryUrl: string;
  /** The current address. */
  readonly currentUrl: () => string;
  /** iOS verifies against the first document's address, Android against the current one. */
  readonly ios: boolean;
  /** The card of the page that is shown now. */
  readonly card: () => ShareCard;
  /** Asks for the signature of an address without hash. */
  readonly sign: (url: string) => Promise<WxSign>;
  /** Loads WeChat's SDK; called with the first card. */
  readonly loadSdk: () => Promise<WechatSdk>;
}

/**
 * Signs the page with WeChat and sets its share card. Which address WeChat verifies differs in the field: after an
 * invalid signature the other one is tried, once, and remembered if it works.
 *
 * @returns Sets the card of the page that is shown: called after each resolved route; every failure is silent.
 */
export function createWechatShare(surroundings: WechatShareSurroundings): () => void {
  const { entryUrl, currentUrl, ios, card, sign, loadSdk } = surroundings;
  let preferred: SignedAddress = ios ? "entry" : "current";
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const urlOf = (address: SignedAddress): string =>
    withoutHash(address === "entry" ? entryUrl : currentUrl());

  async function configure(sequence: number, address: SignedAddress, isRetry: boolean): Promise<void> {
    const [sdk, signature] = await Promise.all([loadSdk(), sign(urlOf(address))]);
    if (sequence !== latest) return;
    sdk.error(({ errMsg }) => {
      if (sequence !== latest || !/invalid signature/i.test(errMsg)) return;
      const other = address === "entry" ? "current" : "entry";
      if (urlOf(other) === urlOf(address)) return;
      // A retry that fails as well turns this back: the next page starts as this one did.
      preferred = other;
      if (!isRetry) attempt(sequence, other, true);
    });
    sdk.config({
      debug: false,
      appId: signature.appId,
      timestamp: signature.timestamp,
      nonceStr: signature.noncestr,
      signature: signature.signature,
      // A fresh array each time: the SDK replaces the names in it.
      jsApiList: [...API_LIST],
    });
    sdk.ready(() => {
      setCard(sdk, sequence);
      setTimeout(() => setCard(sdk, sequence), WECHAT_SECOND_SET_MS);
    });
  }

  function setCard(sdk: WechatSdk, sequence: number): void {
    if (sequence !== latest) return;
    const { title, desc, link, imgUrl } = card();
    sdk.updateAppMessageShareData({ title, desc, link, imgUrl });
    sdk.updateTimelineShareData({ title, link, imgUrl });
    sdk.onMenuShareAppMessage({ title, desc, link, imgUrl });
    sdk.onMenuShareTimeline({ title, link, imgUrl });
  }

  function attempt(sequence: number, address: SignedAddress, isRetry: boolean): void {
    configure(sequence, address, isRetry).catch(() => undefined);
  }

  return () => {
    latest += 1;
    const sequence = latest;
    clearTimeout(timer);
    timer = setTimeout(() => attempt(sequence, preferred, false), WECHAT_DEBOUNCE_MS);
  };
}

function withoutHash(url: string): string {
  return url.split("#", 1)[0] ?? url;
}
