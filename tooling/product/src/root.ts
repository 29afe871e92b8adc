import { resolve } from "node:path";

/** The repository's root folder. */
export const ROOT: string = resolve(import.meta.dirname, "../../..");
