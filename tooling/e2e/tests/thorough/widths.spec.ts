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

for (const path of PATHS) {
  test(`${path} is no wider than any phone of the design, at twice the text size too`, async ({ page }) => {
    await openHydrated(page, path);
    await expectNothingTooWide(page, DESIGN_WIDTHS_PX);
  });
}
