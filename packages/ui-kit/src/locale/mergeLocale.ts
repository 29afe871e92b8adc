import type { KitLocale, KitLocaleOverrides } from "./kitLocale.ts";

type Sections = Readonly<Record<string, string | object | undefined>>;

/**
 * A locale with some of its texts replaced.
 *
 * @param base - Whole locale.
 * @param overrides - What to replace; the rest of each section stays.
 * @example mergeLocale(zh, { common: { retry: "再来一次" } })
 */
export function mergeLocale(base: KitLocale, overrides: KitLocaleOverrides): KitLocale {
  const own = overrides as Sections;
  const merged = Object.entries(base as unknown as Sections).map(([name, section]) => {
    const other = own[name];
    if (other === undefined) return [name, section];
    return [name, typeof other === "string" ? other : { ...(section as object), ...other }];
  });
  return Object.fromEntries(merged) as KitLocale;
}
