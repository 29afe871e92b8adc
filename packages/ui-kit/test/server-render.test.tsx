import { createElement, type ComponentType, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

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

const modules = import.meta.glob<StoryModule>("../src/**/*.stories.tsx", { eager: true });

describe.each(Object.values(modules).map((module) => [module.default.title, module] as const))(
  "%s",
  (_title, module) => {
    const { default: meta, ...stories } = module as StoryModule & Record<string, Story>;
    it.each(Object.entries(stories))("renders %s on a server", (_name, story) => {
      const args = { ...meta.args, ...story.args };
      const draw = story.render ?? meta.render;
      const globals = { locale: "zh", ...story.globals };
      const element =
        draw === undefined ? createElement(meta.component ?? "div", args) : draw(args, { globals });
      expect(renderToString(element)).not.toBe("");
    });
  },
);
