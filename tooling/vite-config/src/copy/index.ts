export { copyFaults } from "./copy-faults.ts";
export { copyPlugin } from "./copy-plugin.ts";
export { writeCopyTypes } from "./copy-types.ts";
