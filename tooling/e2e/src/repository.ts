import { join } from "node:path";

/** The repository's root. */
export const REPOSITORY: string = join(import.meta.dirname, "../../..");
