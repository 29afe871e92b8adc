import { thoroughTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig(thoroughTests(["thorough/**/*.test.ts"]));
