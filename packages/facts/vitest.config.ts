import { pureTests } from "@wesdom/vitest-config";
import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = pureTests();

export default config;
