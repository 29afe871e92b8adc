import { nodeTests } from "@wesdom/vitest-config";
import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = {
  test: {
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    projects: [
      nodeTests({
        name: "node",
        include: ["test/**/*.test.{ts,tsx}"],
        exclude: ["test/browser/**", "**/node_modules/**"],
        reporters: [],
        // jsencrypt's ESM has imports without extensions, which Node itself cannot load.
        server: { deps: { inline: ["jsencrypt"] } },
      }),
    ],
  },
};

export default config;
