import { nodeTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig(
  nodeTests({
    globalSetup: ["test/support/postgresServer.ts"],
    // An embedded database takes some 400 MB; two at once are enough.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  }),
);
