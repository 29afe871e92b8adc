import type { StorybookConfig } from "@storybook/react-vite";
import { SOURCE_CONDITION } from "@wesdom/vitest-config";
import { defaultClientConditions, mergeConfig } from "vite";
import { pxToRemPlugin } from "../src/px-to-rem/index.ts";
import { networkAddressPlugin } from "./networkAddressPlugin.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx", "../docs/*.mdx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(vite) {
    return mergeConfig(vite, {
      plugins: [pxToRemPlugin(), networkAddressPlugin()],
      resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
      // The code shown beside a story names its components and writes its functions out.
      build: { minify: false, rolldownOptions: { output: { keepNames: true } } },
    });
  },
};

export default config;
