import type { Page } from "@playwright/test";
import { PHONE } from "@wesdom/product/measure-load";
import { product } from "./env.ts";
import { expect } from "./test.ts";
import { changesWithWholeSheet } from "./whole-sheet.ts";

/**
 * Goes through pages without scripts: each is complete, and looks as it does with the whole style sheet of its site.
 *
 * @returns Addresses of this product that their links lead to, without their hashes.
 */
export async function lookThrough(page: Page, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const links = new Set<string>();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of paths) {
    await page.goto(product().origin + path);
    const hidden = await page
      // Boxes and dots to tick are drawn by what stands beside them.
      .locator("main *:visible:not(input)")
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity === "0").map(String));
    expect.soft(hidden, `${path} hides nothing`).toEqual([]);
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, "")));
    for (const href of hrefs) {
      if (href.startsWith(`${product().origin}/`) && href !== page.url()) links.add(href);
    }
    expect.soft(await changesWithWholeSheet(page), `${path} with the whole sheet`).toEqual([]);
  }
  return links;
}

/** Those of the addresses that do not answer 200 to a phone, each with what it answered. */
export async function deadLinks(addresses: Iterable<string>): Promise<string[]> {
  const dead: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(address, { headers: { "user-agent": PHONE }, redirect: "manual" });
    if (status !== 200) dead.push(`${status} ${address}`);
  }
  return dead;
}
