/** Browsers the sites support: Chrome 99, Safari 15.4 and newer, WeChat's on them. */
export const BROWSER_TARGETS: string[] = ["chrome99", "safari15.4"];
