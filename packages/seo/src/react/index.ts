export { toUnhead, type UnheadInput } from "./toUnhead.ts";
