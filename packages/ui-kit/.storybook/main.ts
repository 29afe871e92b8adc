import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { pxToRemPlugin } from "../src/px-to-rem/index.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx", "../docs/*.mdx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(vite) {
    return mergeConfig(vite, {
      plugins: [pxToRemPlugin()],
      // The code shown beside a story names its components.
      build: { rolldownOptions: { output: { keepNames: true } } },
    });
  },
};

export default config;
