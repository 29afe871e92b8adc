declare module "*?script" {
  export const script: string;
}

declare module "*?inline&parts" {
  import type { StylePart } from "@wesdom/site-runtime";

  export const parts: readonly StylePart[];
}
