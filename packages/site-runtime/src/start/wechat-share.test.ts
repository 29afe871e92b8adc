import type { WxSign } from "@wesdom/api-client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settled, standingClock } from "../../test/fake-clock.ts";
import { shareCard } from "./share-card.ts";
import { isIos, isWechat } from "./wechat-agent.ts";
import { createWechatShare, type ShareCard, type WechatSdk } from "./wechat-share.ts";

standingClock();

const ENTRY = "https://site.test/m/zh-cn?from=timeline";
const CARD: ShareCard = {
  title: "t",
  desc: "d",
  link: "https://site.test/m",
  imgUrl: "https://site.test/i.png",
};

let current: string;
let signed: string[];
let answers: Map<string, Promise<WxSign>>;
let sdk: ReturnType<typeof fakeSdk>;

/** An SDK that verifies when told to; `ready` callbacks run after a failure too, as the real one's do. */
function fakeSdk() {
  const configs: Parameters<WechatSdk["config"]>[0][] = [];
  const cards: { name: string; card: unknown }[] = [];
  let onError: (result: { errMsg: string }) => void = () => undefined;
  let onReady: (() => void)[] = [];
  const set = (name: string) => (card: unknown) => void cards.push({ name, card });
  const fake: WechatSdk = {
    config: (options) => void configs.push(options),
    ready: (callback) => void onReady.push(callback),
    error(callback) {
      onError = callback;
    },
    updateAppMessageShareData: set("friend"),
    updateTimelineShareData: set("timeline"),
    onMenuShareAppMessage: set("friend before 6.7.2"),
    onMenuShareTimeline: set("timeline before 6.7.2"),
  };
  return {
    fake,
    configs,
    cards,
    async verify(errMsg?: string) {
      if (errMsg !== undefined) onError({ errMsg });
      const callbacks = onReady;
      onReady = [];
      for (const callback of callbacks) callback();
      await settled();
    },
  };
}

function share({ ios = false, loadSdk = async () => sdk.fake } = {}) {
  return createWechatShare({
    entryUrl: ENTRY,
    currentUrl: () => current,
    ios,
    card: () => ({ ...CARD, link: current }),
    sign(url) {
      signed.push(url);
      return answers.get(url) ?? Promise.resolve(signatureOf(url));
    },
    loadSdk,
  });
}

const signatureOf = (url: string): WxSign => ({ appId: "wx1", timestamp: 1, noncestr: "n", signature: url });

beforeEach(() => {
  current = "https://site.test/m/zh-cn/case?code=a#part";
  signed = [];
  answers = new Map();
  sdk = fakeSdk();
});

describe("WeChat share", () => {
  it("signs the current address on Android, without its hash, and sets both cards @R7.55", async () => {
    share()();
    await vi.advanceTimersByTimeAsync(100);
    expect(signed).toEqual(["https://site.test/m/zh-cn/case?code=a"]);
    expect(sdk.configs).toEqual([
      {
        debug: false,
        appId: "wx1",
        timestamp: 1,
        nonceStr: "n",
        signature: "https://site.test/m/zh-cn/case?code=a",
        jsApiList: [
          "updateAppMessageShareData",
          "updateTimelineShareData",
          "onMenuShareAppMessage",
          "onMenuShareTimeline",
        ],
      },
    ]);
    await sdk.verify();
    expect(sdk.cards.map(({ name }) => name)).toEqual([
      "friend",
      "timeline",
      "friend before 6.7.2",
      "timeline before 6.7.2",
    ]);
    expect(sdk.cards[0]?.card).toEqual({ ...CARD, link: current });
    expect(sdk.cards[1]?.card).toEqual({ title: "t", link: current, imgUrl: CARD.imgUrl });
  });

  it("signs the entry address on iOS", async () => {
    share({ ios: true })();
    await vi.advanceTimersByTimeAsync(100);
    expect(signed).toEqual([ENTRY]);
  });

  it("waits 100 ms, so that a redirect's hops are one request", async () => {
    const setCard = share();
    setCard();
    await vi.advanceTimersByTimeAsync(99);
    setCard();
    await vi.advanceTimersByTimeAsync(99);
    expect(signed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(signed).toHaveLength(1);
  });

  it("tries the other address once after an invalid signature, and remembers what worked", async () => {
    const setCard = share({ ios: true });
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    await sdk.verify("config:invalid signature");
    expect(signed).toEqual([ENTRY, "https://site.test/m/zh-cn/case?code=a"]);
    await sdk.verify();
    current = "https://site.test/m/zh-cn/about";
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    expect(signed.at(-1)).toBe("https://site.test/m/zh-cn/about");
  });

  it("gives up after the second refusal and starts over as before on the next page", async () => {
    const setCard = share();
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    await sdk.verify("config:invalid signature");
    await sdk.verify("config:invalid signature");
    expect(signed).toEqual(["https://site.test/m/zh-cn/case?code=a", ENTRY]);
    current = "https://site.test/m/zh-cn/about";
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    expect(signed.at(-1)).toBe("https://site.test/m/zh-cn/about");
  });

  it("does not try again where both addresses are one, nor after another failure", async () => {
    current = ENTRY;
    const setCard = share();
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    await sdk.verify("config:invalid signature");
    current = "https://site.test/m/zh-cn/about";
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    await sdk.verify("config:invalid url domain");
    expect(signed).toEqual([ENTRY, "https://site.test/m/zh-cn/about"]);
  });

  it("drops an answer that a later page has overtaken", async () => {
    let answer = (_sign: WxSign): void => undefined;
    answers.set("https://site.test/m/slow", new Promise((resolve) => (answer = resolve)));
    const setCard = share();
    current = "https://site.test/m/slow";
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    current = "https://site.test/m/fast";
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    answer(signatureOf("https://site.test/m/slow"));
    await settled();
    expect(sdk.configs.map(({ signature }) => signature)).toEqual(["https://site.test/m/fast"]);
  });

  it("sets the card once more 300 ms later, but not that of a page that was left", async () => {
    const setCard = share();
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    await sdk.verify();
    await vi.advanceTimersByTimeAsync(300);
    expect(sdk.cards).toHaveLength(8);
    await sdk.verify();
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    await sdk.verify();
    setCard();
    await vi.advanceTimersByTimeAsync(300);
    expect(sdk.cards).toHaveLength(12);
  });

  it("gives the SDK a fresh list each time, since it replaces the names in it", async () => {
    const setCard = share();
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    sdk.configs[0]!.jsApiList[0] = "replaced";
    setCard();
    await vi.advanceTimersByTimeAsync(100);
    expect(sdk.configs[1]?.jsApiList[0]).toBe("updateAppMessageShareData");
  });

  it("stays silent when signature or SDK fail", async () => {
    const refusal = Promise.reject(new Error("no signature"));
    refusal.catch(() => undefined);
    answers.set(ENTRY, refusal);
    share({ ios: true })();
    await vi.advanceTimersByTimeAsync(100);
    share({ loadSdk: async () => Promise.reject(new Error("no SDK")) })();
    await vi.advanceTimersByTimeAsync(100);
    expect(sdk.configs).toEqual([]);
  });

  it("knows WeChat, its mini programs and iOS", () => {
    expect(isWechat("Mozilla/5.0 MicroMessenger/8.0", undefined)).toBe(true);
    expect(isWechat("Mozilla/5.0 MicroMessenger/8.0", "miniprogram")).toBe(false);
    expect(isWechat("Mozilla/5.0 Chrome/126", undefined)).toBe(false);
    expect(isIos("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)")).toBe(true);
    expect(isIos("Mozilla/5.0 (Linux; Android 14)")).toBe(false);
  });
});

describe("share card", () => {
  const page = (description?: string) => ({
    title: "案例",
    querySelector: () => (description === undefined ? null : { getAttribute: () => description }),
  });

  it("links the page with the query that selects its content and no other @R7.55", () => {
    const href = "https://site.test/m/zh-cn/case?utm_source=a&code=b&from=timeline#part";
    expect(shareCard(page("说明"), href, "https://site.test")).toEqual({
      title: "案例",
      desc: "说明",
      link: "https://site.test/m/zh-cn/case?code=b",
      imgUrl: "https://site.test/m/brand/wechat-300.png",
    });
  });

  it("has no text where the page has no description", () => {
    expect(shareCard(page(), "https://site.test/m/zh-cn", "https://site.test").desc).toBe("");
  });
});
