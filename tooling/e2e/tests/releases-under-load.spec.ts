import { loadAcrossReleases } from "../src/load-across-releases.ts";
import { START_LIMIT_MS } from "../src/run-product.ts";
import { expect, test } from "../src/test.ts";

/** Long enough for two switches of each site; `pnpm bench load --seconds 30` takes longer. */
const SECONDS = 6;

test("no request fails and no page mixes builds while both sites are published and rolled back under load", async () => {
  test.setTimeout(2 * START_LIMIT_MS);
  const report = await loadAcrossReleases(SECONDS);
  expect(report.failed, JSON.stringify(report.answers)).toBe(0);
  expect(report.mixed).toEqual([]);
  expect(report.requests).toBeGreaterThan(SECONDS * 50);
  expect(report.switches.map((line) => line.split(" ")[0])).toEqual(["cn", "cn", "intl", "intl"]);
  expect(Object.keys(report.pagesByBuild)).toHaveLength(4);
  expect(report.pagesByBuild).not.toHaveProperty("none");
});
