import { expect } from "@playwright/test";
import { EXIT_CODES } from "@wesdom/release";
import { appendFile, cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { followLink, isMarked, markDocument, openHydrated } from "../../src/navigation.ts";
import { until } from "@wesdom/product/release-command";
import { runHost } from "@wesdom/product/run-product";
import { sent, served, shown, test, wholly } from "../../src/two-states.ts";

/** A name that no build has: a page that shows it was rendered by the host with its settings. */
const BRAND = "夜航船";

test("a release damaged on the disk is refused wherever the pointer leads to it, the one before serves on, and a repair is noticed", async ({
  page,
  front,
  first,
  next,
}) => {
  await front.layDown(next.cn);
  const file = join("server", "entry.js");
  const damaged = join(front.releasesDir, "cn", next.cn.buildId, file);
  await appendFile(damaged, "// damaged");
  await expect(front.release("promote", "cn")).rejects.toMatchObject({ code: EXIT_CODES.damaged });
  await expect(front.release("verify", "cn")).rejects.toMatchObject({ code: EXIT_CODES.damaged });

  const refusals = (): number =>
    front.tail.filter((line) => line.includes('"event":"release-refused"')).length;
  const before = refusals();
  // As a pointer that was copied here from elsewhere.
  await writeFile(join(front.releasesDir, "cn/current.json"), JSON.stringify({ buildId: next.cn.buildId }));
  await until(() => refusals() > before);
  await openHydrated(page, "/m/zh-cn/404", front.origin);
  expect(await shown(page)).toEqual(wholly(first.cn, "first"));
  await markDocument(page);
  await followLink(page, "/m/zh-cn");
  await expect(page.locator("#appeal")).toBeAttached();
  expect(await isMarked(page)).toBe(true);
  expect(await sent(front.origin, "/m/en-us")).toEqual(wholly(first.intl, "first"));

  await cp(join(next.cn.folder, file), damaged);
  await served(front.origin, "cn", next.cn.buildId);
  expect(await sent(front.origin, "/m/zh-cn")).toEqual(wholly(next.cn, "next"));
});

test("a host started on a damaged release serves the one that was served before it, never one that waits", async ({
  front,
  first,
  next,
}) => {
  await front.publish(next.cn);
  const damaged = join(front.releasesDir, "cn", next.cn.buildId, "client/m/zh-cn/index.html");
  await appendFile(damaged, "<!-- damaged -->");
  await front.restart();
  expect(await sent(front.origin, "/m/zh-cn")).toEqual(wholly(first.cn, "first"));
  expect(await sent(front.origin, "/m/en-us")).toEqual(wholly(first.intl, "first"));
  expect(front.tail.filter((line) => line.includes('"event":"release-refused"'))).toHaveLength(1);
});

test("with the API down at the first start the built pages are served, then live ones, then the last good ones", async ({
  page,
  front,
  first,
  product,
}) => {
  await product.stopApi();
  const settings = { BRAND_ZH: BRAND, PAGE_TTL_SECONDS: "0" };
  const host = await runHost(front.releasesDir, product.apiOrigin, settings);
  try {
    for (const path of ["/m/zh-cn", "/m/en-us", "/m/jp"]) {
      const site = path === "/m/zh-cn" ? first.cn : first.intl;
      expect(await sent(host.origin, path)).toEqual(wholly(site, "first"));
    }
    await openHydrated(page, "/m/zh-cn", host.origin);
    await expect(page.locator("#appeal")).toBeAttached();
    expect(await page.content()).not.toContain(BRAND);

    await product.startApi();
    const isLive = async (): Promise<boolean> => {
      const response = await fetch(`${host.origin}/m/zh-cn`, { headers: { "user-agent": "iPhone Mobile" } });
      return response.ok && (await response.text()).includes(BRAND);
    };
    await until(isLive);

    await product.stopApi();
    expect(await Promise.all([isLive(), isLive(), isLive()])).toEqual([true, true, true]);
    await openHydrated(page, "/m/zh-cn", host.origin);
    await expect(page.locator("footer")).toContainText(BRAND);
  } finally {
    await host.stop();
    await product.startApi();
  }
});
