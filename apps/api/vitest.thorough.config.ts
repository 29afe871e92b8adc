import { thoroughTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig(
  thoroughTests(["test/{database-outages,reports,requests,slider-attacks}.test.ts"], {
    globalSetup: ["test/support/postgresServer.ts"],
  }),
);
