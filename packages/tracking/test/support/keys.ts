import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (name: string): string => readFileSync(join(import.meta.dirname, "../fixtures", name), "utf8");

/** A pair of keys that seals and opens nothing but these tests. */
export const PUBLIC_KEY: string = read("test.public.pem");
export const PRIVATE_KEY: string = read("test.private.pem");

/** A key that nothing is sealed for. */
export const OTHER_PRIVATE_KEY: string = read("other.private.pem");
