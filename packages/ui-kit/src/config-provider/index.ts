export { ConfigProvider, type ConfigProviderProps } from "./ConfigProvider.tsx";
export type { KitConfig } from "./configContext.ts";
export { useConfig } from "./useConfig.ts";
export { usePopupZIndex } from "./usePopupZIndex.ts";
export { useTexts } from "./useTexts.ts";
