import type { WechatSdk } from "./wechat-share.ts";

/** Loads WeChat's SDK, which only works in its browser. */
export async function loadWechatSdk(): Promise<WechatSdk> {
  const module: { readonly default: unknown } = await import("weixin-js-sdk");
  return module.default as WechatSdk;
}
