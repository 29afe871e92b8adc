import { createElement, type ComponentType, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ConfigProvider } from "../src/config-provider/ConfigProvider.tsx";
import { en } from "../src/locale/en.ts";
import { ja } from "../src/locale/ja.ts";
import { zh } from "../src/locale/zh.ts";

interface StoryModule {
  readonly default: {
    readonly title: string;
    readonly component?: ComponentType;
    readonly args?: object;
    readonly render?: Draw;
  };
}
type Draw = (args: object, context: { globals: Record<string, unknown> }) => ReactElement;
interface Story {
  readonly args?: object;
  readonly globals?: Record<string, unknown>;
  readonly render?: Draw;
}

const LOCALES = { zh, en, ja };
const modules = import.meta.glob<StoryModule>("../src/**/*.stories.tsx", { eager: true });

describe.each(Object.values(modules).map((module) => [module.default.title, module] as const))(
  "%s",
  (_title, module) => {
    const { default: meta, ...stories } = module as StoryModule & Record<string, Story>;
    it.each(Object.entries(stories))("renders %s on a server, in every language", (_name, story) => {
      const args = { ...meta.args, ...story.args };
      const draw = story.render ?? meta.render;
      for (const [language, locale] of Object.entries(LOCALES)) {
        const globals = { locale: language, ...story.globals };
        const element =
          draw === undefined ? createElement(meta.component ?? "div", args) : draw(args, { globals });
        const page = createElement(ConfigProvider, { locale }, element);
        expect(renderToString(page)).not.toBe("");
      }
    });
  },
);
