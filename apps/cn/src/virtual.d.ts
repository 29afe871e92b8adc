/// <reference types="vite/client" />

declare module "virtual:site-build-info" {
  import type { SiteAssets } from "@wesdom/site-runtime";

  export const buildId: string;
  export const assets: SiteAssets;
}
