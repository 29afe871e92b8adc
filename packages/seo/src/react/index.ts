"use client";
export { toUnhead } from "./toUnhead.ts";
export type { UnheadInput } from "./toUnhead.ts";
export {
  /** @public */
  usePageHead,
} from "./usePageHead.ts";
export type { HeadManager } from "./usePageHead.ts";
