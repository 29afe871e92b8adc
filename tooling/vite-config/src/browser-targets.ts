/** Browsers the sites support: Chrome 99, Safari 15.4 and newer, on phones too, WeChat's on them. */
export const BROWSER_TARGETS: string[] = ["chrome99", "safari15.4", "ios15.4"];
