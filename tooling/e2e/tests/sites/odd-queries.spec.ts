import { openHydrated } from "../../src/navigation.ts";
import { expect, test } from "../../src/test.ts";

/** Pages that read a query, with a key of theirs. */
const READERS = [
  ["/m/zh-cn/article", "keyword"],
  ["/m/zh-cn/article", "title"],
  ["/m/zh-cn/message", "category"],
  ["/m/zh-cn/case", "industry"],
  ["/m/zh-cn/common/custom", "method"],
  ["/m/zh-cn/common/login", "method"],
  ["/m/en-us/article", "keyword"],
  ["/m/en-us/case", "platform"],
  ["/m/jp/article", "code"],
  ["/m/jp/case", "code"],
] as const;

/** What links, forms and scanners ask for. */
const ODD = {
  "no value": (key: string) => `${key}=`,
  "a space": (key: string) => `${key}=%20`,
  "an unseen character": (key: string) => `${key}=%00`,
  "a line break inside": (key: string) => `${key}=a%0D%0Ab`,
  "no UTF-8": (key: string) => `${key}=50%off%D3%AA`,
  "two values": (key: string) => `${key}=&${key}=b`,
  "2,000 characters": (key: string) => `${key}=${"x".repeat(2000)}`,
} as const;

for (const [name, query] of Object.entries(ODD)) {
  // Whatever React or the policy complains about fails the test.
  test(`${name} in a query is read alike by server and browser, on every page`, async ({ page }) => {
    for (const [path, key] of READERS) {
      await openHydrated(page, `${path}?${query(key)}`);
      await expect(page.locator("h1"), path).toHaveCount(1);
    }
  });
}
