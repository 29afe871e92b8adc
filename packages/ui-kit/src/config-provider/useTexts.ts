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
      `The texts "${section}" are missing: the component has no copy of its own. Put ` +
        `<ConfigProvider locale={zh}> (from "@wesdom/ui-kit/locale/zh", "/en" or "/ja") around the page, or pass its texts by props.`,
    );
  return { ...texts, ...own } as KitTexts[Section];
}
