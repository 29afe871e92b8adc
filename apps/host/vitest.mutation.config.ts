import { pureTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig(
  // These answer in milliseconds, so that one which a mutant hangs need not be waited for as long as a whole host.
  pureTests({ include: ["src/**/*.test.ts"], testTimeout: 10_000 }),
);
