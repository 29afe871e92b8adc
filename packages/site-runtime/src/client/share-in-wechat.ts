import { wxSign } from "@wesdom/api-client";
import { loadWechatSdk } from "../start/load-wechat-sdk.ts";
import { shareCard } from "../start/share-card.ts";
import { isIos } from "../start/wechat-agent.ts";
import { createWechatShare } from "../start/wechat-share.ts";
import { languageOfPage, type HydratedSite } from "./hydrated-site.ts";

/** Sets WeChat's share card for this page and each one after it. */
export function shareInWechat({ router, context, entryUrl, headWritten }: HydratedSite): void {
  const setCard = createWechatShare({
    entryUrl,
    currentUrl: () => location.href,
    ios: isIos(navigator.userAgent),
    card: () => shareCard(document, location.href, context.environment.origin),
    sign: (url) => context.api(languageOfPage(router)).call(wxSign, { query: { url } }),
    loadSdk: loadWechatSdk,
  });
  setCard();
  router.subscribe("onResolved", () => void headWritten().then(setCard));
}
