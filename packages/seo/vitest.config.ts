import { nodeTests } from "@wesdom/vitest-config";
import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = nodeTests();

export default config;
