import { chromium, PATIENCE, pureTests, SOURCE_CONDITION } from "@wesdom/vitest-config";
import { defaultClientConditions } from "vite";
import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = {
  test: {
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
    projects: [
      pureTests({
        name: "node",
        include: ["test/**/*.test.{ts,tsx}"],
        exclude: ["test/browser/**", "**/node_modules/**"],
        reporters: [],
        // jsencrypt's ESM has imports without extensions, which Node itself cannot load.
        server: { deps: { inline: ["jsencrypt"] } },
      }),
      {
        resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
        // A page without an origin loads its script too.
        server: { cors: { origin: "*" } },
        optimizeDeps: {
          include: [
            "@tanstack/react-router",
            "react",
            "react-dom/client",
            "react/jsx-dev-runtime",
            "fast-check",
            "crypto-js/aes.js",
            "crypto-js/enc-base64.js",
            "crypto-js/enc-hex.js",
            "crypto-js/enc-utf8.js",
            "crypto-js/hmac-sha256.js",
            "crypto-js/mode-ecb.js",
            "js-md5",
            "jsencrypt",
          ],
        },
        test: {
          name: "chromium",
          include: ["test/browser/**/*.test.{ts,tsx}"],
          globalSetup: ["./test/browser/report-server.setup.ts"],
          expect: PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium(),
            instances: [{ browser: "chromium", name: "chromium" }],
          },
        },
      },
    ],
  },
};

export default config;
