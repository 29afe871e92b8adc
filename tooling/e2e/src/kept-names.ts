import type { Page } from "@playwright/test";
import { ROOT } from "@wesdom/product/root";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** How the policy of a language calls what a script keeps on the device. */
const KINDS = {
  "zh-CN": { folder: "zh", localStorage: "本地", sessionStorage: "标签页" },
  "en-US": { folder: "en", localStorage: "Local", sessionStorage: "Tab" },
  ja: { folder: "ja", localStorage: "端末", sessionStorage: "タブ" },
} as const;

/** What a page has kept on the device, where the privacy policy of its language does not name it so. */
export async function unnamedByPolicy(page: Page, lang: keyof typeof KINDS): Promise<readonly string[]> {
  const { folder, ...kinds } = KINDS[lang];
  const policy = readFileSync(join(ROOT, "apps/api/content", folder, "pages/privacy_policy.md"), "utf8");
  const rows = [...policy.matchAll(/^\| `([^`…]+)(…?)` \| [^|]+ \| ([^|]+) \|/gm)];
  const storages = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  const cookies = await page.context().cookies();
  const kept = [
    ...storages.localStorage.map((name) => [name, kinds.localStorage]),
    ...storages.sessionStorage.map((name) => [name, kinds.sessionStorage]),
    ...cookies.map(({ name }) => [name.replace("__Host-", ""), "Cookie"]),
  ];
  return kept.flatMap(([name = "", kind = ""]) =>
    rows.some(
      ([, told = "", more, ofKind]) => ofKind === kind && (more ? name.startsWith(told) : name === told),
    )
      ? []
      : [`${kind}: ${name}`],
  );
}
