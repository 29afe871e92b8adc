import { useContext, useMemo, type ReactElement, type ReactNode } from "react";
import type { KitLocale } from "../locale/kitLocale.ts";
import { NAMESPACE } from "../tokens/cssVariable.ts";
import { createZIndex } from "../z-index/createZIndex.ts";
import { ConfigContext, type KitConfig } from "./configContext.ts";

/** Props of {@link ConfigProvider}. */
export interface ConfigProviderProps {
  /**
   * Texts of the components below, e.g. `zh` of `@wesdom/ui-kit/locale/zh`, or the sections of those that are shown. What
   * a nested provider leaves out comes from the one around it.
   */
  readonly locale?: Partial<KitLocale> | undefined;
  /**
   * z-index below the first popup; give it where the kit lives in a page with layers of its own. A nested provider
   * without one counts on with the one around it. A new base starts a new count.
   *
   * @default 2000
   */
  readonly popupBase?: number | undefined;
  readonly children?: ReactNode;
}

/**
 * Settings of all components below: their language and where popups start. One around the page is enough; each server
 * render and each page load has its own counter.
 *
 * @throws RangeError when `popupBase` is no integer.
 * @example
 * import { zh } from "@wesdom/ui-kit/locale/zh";
 * <ConfigProvider locale={zh}>…</ConfigProvider>
 */
export function ConfigProvider({ locale, popupBase, children }: ConfigProviderProps): ReactElement {
  const outer = useContext(ConfigContext);
  const outerZIndex = outer.zIndex;
  const zIndex = useMemo(
    () => (popupBase === undefined && outerZIndex !== null ? outerZIndex : createZIndex(popupBase)),
    [outerZIndex, popupBase],
  );
  const outerLocale = outer.locale;
  const config = useMemo<KitConfig>(
    () => ({ namespace: NAMESPACE, locale: locale ? { ...outerLocale, ...locale } : outerLocale, zIndex }),
    [locale, outerLocale, zIndex],
  );
  return <ConfigContext value={config}>{children}</ConfigContext>;
}
