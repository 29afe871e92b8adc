import { pureTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig(pureTests({ include: ["src/**/*.test.ts"] }));
