import { pureTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig(
  pureTests({ include: ["test/limits.test.ts"], globalSetup: ["test/support/postgresServer.ts"] }),
);
