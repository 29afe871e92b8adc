import { pureTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig(
  pureTests({
    globalSetup: ["test/support/postgresServer.ts"],
    // An embedded database takes some 400 MB; two at once are enough.
    maxWorkers: 2,
    // And starting one takes seconds of a core that may be shared.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  }),
);
