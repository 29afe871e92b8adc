import { pureTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

/** Compilers and bundlers have to share their core. */
const COMPILERS_MS = 240_000;

export default defineConfig(pureTests({ testTimeout: COMPILERS_MS }));
