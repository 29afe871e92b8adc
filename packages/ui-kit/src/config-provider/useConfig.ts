import { useContext } from "react";
import { ConfigContext, type KitConfig } from "./configContext.ts";

/** Settings of the nearest {@link ConfigProvider}. */
export function useConfig(): KitConfig {
  return useContext(ConfigContext);
}
