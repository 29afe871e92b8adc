/**
 * The oldest browsers that the sites promise to work in: Chrome 99 (and WeChat's engine on it) and Safari 15.4,
 * by the names of MDN's browser-compat-data.
 */
export const FLOOR: Readonly<Record<"chrome_android" | "safari_ios", number>> = {
  chrome_android: 99,
  safari_ios: 15.4,
};

/**
 * What the libraries carry above the floor though our pages never run it there, with the reason why that is safe. A
 * use of our own gets a guard instead (`typeof x`, `"x" in y`, `y.x?.()`).
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  ".startViewTransition": "React calls it for <ViewTransition> alone, inside a try, and no page has one.",
};
