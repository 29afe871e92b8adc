import { INTL, intlPages } from "@wesdom/product/intl-pages";
import { ACCOUNT_PAGES, CN_PAGES } from "../../src/cn-pages.ts";
import { openHydrated } from "../../src/navigation.ts";
import { expectNothingTooWide } from "../../src/too-wide.ts";
import { test } from "../../src/test.ts";
import { DESIGN_WIDTHS_PX } from "../../src/visits.ts";

const PATHS = [
  ...[...CN_PAGES, ...ACCOUNT_PAGES].map(({ path }) => path),
  ...INTL.flatMap(({ index }) => intlPages(index)),
];

/** Phones of the design, low and high, and on their sides; CSS pixels. */
const SCREENS = DESIGN_WIDTHS_PX.flatMap((width) => [
  { width, height: 568 },
  { width, height: 932 },
  { width: 2 * width, height: width },
]);

for (const path of PATHS) {
  test(`${path} is no wider than any phone of the design, at twice the text size too`, async ({ page }) => {
    await openHydrated(page, path);
    await expectNothingTooWide(page, SCREENS);
  });

  test(`${path} is no wider than a phone on its side to Chrome 99 to 104, which lack :has()`, async ({
    page,
  }) => {
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(":has(", ":lacks(") });
    });
    await openHydrated(page, path);
    await expectNothingTooWide(page, [{ width: 720, height: 360 }]);
  });
}
