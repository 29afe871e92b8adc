import type { StorybookConfig } from "@storybook/react-vite";
import { pxToRemPlugin } from "../src/px-to-rem/index.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(vite) {
    return { ...vite, plugins: [...(vite.plugins ?? []), pxToRemPlugin()] };
  },
};

export default config;
