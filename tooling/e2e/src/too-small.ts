import type { Page } from "@playwright/test";
import { laidOutWhole } from "./visits.ts";

/** What nobody has to squint at, CSS pixels. */
const LEAST_TEXT_PX = 12;

/** What a thumb meets, CSS pixels. */
const LEAST_TARGET_PX = 44;

/**
 * Texts that are set too small to be read, and links, buttons and fields too low for a thumb, by what is met above and
 * below their middle; links within a text are as high as its lines, and what lies under something else is not judged.
 *
 * @returns One line each, empty where there is none.
 */
export async function tooSmall(page: Page): Promise<readonly string[]> {
  // The question about consent goes with an answer; until then it lies over what is judged.
  await page.addStyleTag({ content: ".el-consent-banner { display: none !important }" });
  return laidOutWhole(page, () =>
    page.evaluate(
      ([leastText, leastTarget]) => {
        const faults: string[] = [];
        const reachOf = (touched: Element): number => {
          touched.scrollIntoView({ block: "center" });
          const { left, top, width, height } = touched.getBoundingClientRect();
          const from = (step: number): number => {
            let reach = 0;
            const meets = (): boolean =>
              touched.contains(
                document.elementFromPoint(left + width / 2, top + height / 2 + step * (reach + 0.5)),
              );
            while (reach < leastTarget && meets()) reach += 1;
            return reach;
          };
          return from(1) + from(-1);
        };
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          const { textContent, parentElement: element } = words.currentNode;
          if (!element || !textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
            continue;
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          if (size === 0 || size > leastText - 0.05 || element.closest(".el-visually-hidden")) continue;
          faults.push(`${size.toFixed(1)} px: ${textContent.trim().slice(0, 20)}`);
        }
        for (const target of document.querySelectorAll("a[href], button, summary, input, select, textarea")) {
          if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          if (target.closest("[aria-hidden], .el-skip-link, .el-visually-hidden")) continue;
          if (getComputedStyle(target).display === "inline") continue;
          // A label is as good as its field.
          const reach = Math.max(...[target, ...((target as HTMLInputElement).labels ?? [])].map(reachOf));
          if (reach > 0 && reach < leastTarget - 1)
            faults.push(
              `${reach} px high: ${target.className || target.localName} ${target.textContent.trim().slice(0, 20)}`,
            );
        }
        return [...new Set(faults)];
      },
      [LEAST_TEXT_PX, LEAST_TARGET_PX] as const,
    ),
  );
}
