import { thoroughTests } from "@wesdom/vitest-config";
import { defineConfig } from "vitest/config";

export default defineConfig(thoroughTests(["src/addresses/no-loops.property.test.ts"]));
