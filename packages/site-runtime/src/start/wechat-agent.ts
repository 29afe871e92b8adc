/** Whether a page runs in WeChat's browser, where its SDK works; a mini program shares by itself. */
export function isWechat(userAgent: string, environment: string | undefined): boolean {
  return /MicroMessenger/i.test(userAgent) && environment !== "miniprogram";
}

/** Whether the user agent is WeChat's on iOS. */
export function isIos(userAgent: string): boolean {
  return /iPhone|iPad|iPod/i.test(userAgent);
}
