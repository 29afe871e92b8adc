import type { Decorator, Preview, StoryContext } from "@storybook/react-vite";
import { createElement, type ReactElement } from "react";
import { defaultDecorateStory } from "storybook/preview-api";
import "../src/foundation/layers.css";
import "../src/foundation/reset.css";
import "../src/tokens/tokens.css";
import "../src/foundation/base.css";
import "../src/foundation/grounds.css";
import "../src/foundation/utilities.css";
import { ConfigProvider } from "../src/config-provider/ConfigProvider.tsx";
import { inLanguage } from "../src/internal/stories/inLanguage.ts";
import type { Locale } from "../src/internal/stories/localized.ts";
import { en } from "../src/locale/en.ts";
import { ja } from "../src/locale/ja.ts";
import type { KitLocale } from "../src/locale/kitLocale.ts";
import { zh } from "../src/locale/zh.ts";
import { DocsPage } from "./DocsPage.tsx";
import { documentProps } from "./propDocs.ts";
import { storySource } from "./storySource.ts";
import { theme } from "./theme.ts";

import.meta.glob(["../src/*/*.css", "!../src/foundation/*.css", "!../src/tokens/*.css"], { eager: true });

const LOCALES: Readonly<Record<string, KitLocale>> = { zh, en, ja };
const WIDTHS = [320, 375, 430] as const;
const FRAME_HEIGHT_PX = 812;

const applyGlobals: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  const language = String(globals["locale"]) as Locale;
  const locale = LOCALES[language] ?? zh;
  root.lang = locale.lang;
  root.style.setProperty("--el-text-scale", String(globals["textScale"]));
  root.dataset["elMotion"] = String(globals["motion"]);
  for (const name of ["el-ground", "el-ground--ink"])
    document.body.classList.toggle(name, globals["ground"] === "dark");
  return <ConfigProvider locale={locale}>{Story()}</ConfigProvider>;
};

/** As React's own, with the story's texts in the toolbar's language. */
const applyDecorators: NonNullable<Preview["applyDecorators"]> = (storyFn, decorators) => {
  const Localized = (context: StoryContext): ReactElement =>
    inLanguage(storyFn(context) as ReactElement, context.globals["locale"] as Locale);
  return defaultDecorateStory((context) => createElement(Localized, context), decorators);
};

/** A choice of the toolbar. @param items - Each a value and its title. */
const choice = <Icon extends string>(
  title: string,
  icon: Icon,
  ...items: (readonly [value: string, title: string])[]
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: items.map(([value, itemTitle]) => ({ value, title: itemTitle })),
  },
});

const preview: Preview = {
  applyDecorators,
  decorators: [applyGlobals],
  argTypesEnhancers: [documentProps],
  tags: ["autodocs", "visual"],
  initialGlobals: {
    locale: "zh",
    textScale: "1",
    motion: "full",
    ground: "light",
    viewport: { value: "w375", isRotated: false },
  },
  globalTypes: {
    ground: choice("Ground", "mirror", ["light", "Light ground"], ["dark", "Dark ground"]),
    locale: choice("Language", "globe", ["zh", "中文"], ["en", "English"], ["ja", "日本語"]),
    textScale: choice(
      "Text size",
      "paragraph",
      ["1", "Text 100 %"],
      ["1.3", "Text 130 %"],
      ["2", "Text 200 %"],
    ),
    motion: choice("Motion", "play", ["full", "Full motion"], ["reduce", "Reduced motion"]),
  },
  parameters: {
    layout: "fullscreen",
    // Grounds are components here, see Section.
    backgrounds: { disable: true },
    a11y: {
      test: "error",
      config: { rules: [{ id: "region", enabled: false }] },
      // A chat in a frame is another page: it has no axe to answer, and the browser warns of who asks.
      options: { iframes: false },
    },
    docs: {
      theme,
      page: DocsPage,
      // Tags of TSDoc are for who reads the source.
      extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
        component?.__docgenInfo?.description?.split(/^@\w+/m)[0],
      codePanel: true,
      source: { type: "dynamic", language: "tsx", transform: storySource },
      // Each in a frame of its own: the kit's sizes follow the width of the frame.
      story: { inline: false, height: "480px" },
    },
    options: {
      storySort: {
        order: [
          "Introduction 介绍",
          "Foundations",
          "Basics",
          "Navigation",
          "Content",
          "Forms",
          "Feedback",
          "Pages",
          "Guides",
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          {
            name: `${width} px`,
            styles: { width: `${width}px`, height: `${FRAME_HEIGHT_PX}px` },
            type: "mobile",
          },
        ]),
      ),
    },
  },
};

export default preview;
