import { thoroughTests } from "@wesdom/vitest-config";
import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = thoroughTests(["test/tracker/lifecycle.property.test.ts"]);

export default config;
