import { createContext, type Context } from "react";
import type { KitLocale } from "../locale/kitLocale.ts";
import { NAMESPACE } from "../tokens/cssVariable.ts";
import type { ZIndex } from "../z-index/createZIndex.ts";

/** What a {@link ConfigProvider} says to the components below it. */
export interface KitConfig {
  /** Prefix of class names (`el-button`) and variables (`--el-button-height`): public, so the same everywhere. */
  readonly namespace: typeof NAMESPACE;
  /** Texts of the page's language, as far as providers have them; `null` without one. */
  readonly locale: Partial<KitLocale> | null;
  /** z-indexes of this page load; `null` without a provider. */
  readonly zIndex: ZIndex | null;
}

export const ConfigContext: Context<KitConfig> = createContext<KitConfig>({
  namespace: NAMESPACE,
  locale: null,
  zIndex: null,
});
