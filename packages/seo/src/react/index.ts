"use client";
export {
  /** @public */
  toUnhead,
} from "./toUnhead.ts";
export type { UnheadInput } from "./toUnhead.ts";
export { usePageHead } from "./usePageHead.ts";
export type { HeadManager } from "./usePageHead.ts";
