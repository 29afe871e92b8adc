import type { KitTexts } from "../locale/kitLocale.ts";
import { useConfig } from "./useConfig.ts";

/**
 * Texts of one component: its props over those of the provider's locale.
 *
 * @param section - Section of the locale, e.g. `"common"`.
 * @param own - Texts given by props; may be a part where a provider gives the rest.
 * @throws Error when there are neither: the component would be mute to a screen reader.
 */
export function useTexts<Section extends keyof KitTexts>(
  section: Section,
  own?: Partial<KitTexts[Section]>,
): KitTexts[Section] {
  const texts = useConfig().locale?.[section];
  if (texts === undefined && own === undefined)
    throw new Error(
      `The texts "${section}" are missing: put <ConfigProvider locale> around the page, or pass them by props.`,
    );
  return { ...texts, ...own } as KitTexts[Section];
}
