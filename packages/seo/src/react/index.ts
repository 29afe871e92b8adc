export { toUnhead } from "./toUnhead.ts";
export type { UnheadInput } from "./toUnhead.ts";
