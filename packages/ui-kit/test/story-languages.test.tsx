import { createElement, isValidElement, type ComponentType, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConfigProvider } from "../src/config-provider/ConfigProvider.tsx";
import { EVIDENCE } from "../src/internal/stories/content/evidence.ts";
import { inLanguage } from "../src/internal/stories/inLanguage.ts";
import type { Locale } from "../src/internal/stories/localized.ts";
import { en } from "../src/locale/en.ts";
import { ja } from "../src/locale/ja.ts";
import { zh } from "../src/locale/zh.ts";

interface Story {
  readonly args?: object;
  readonly globals?: { readonly locale?: string };
  readonly render?: (args: object, context: { globals: Record<string, unknown> }) => ReactElement;
}
interface StoryModule {
  readonly default: Story & { readonly component?: ComponentType };
}

const LOCALES = { zh, en, ja };
const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Languages are named in themselves. */
const LANGUAGES: ReadonlySet<string> = new Set(["中文", "日本語"]);

/** Words that Japanese writes as Chinese does. */
const SAME_IN_JAPANESE: ReadonlySet<string> = new Set(
  "上海市 北京市 湖北省 東京都 深圳 食品 年 方法 油".split(" "),
);

/** The cases themselves: what they say in Japanese is Japanese, though Chinese may write it alike. */
const JAPANESE_CASES = Object.values(EVIDENCE)
  .map(({ ja: example }) => example.html)
  .join("");

const modules = import.meta.glob<StoryModule>("../src/*/*.stories.tsx", { eager: true });
/** Stories that speak all three languages at once. */
const THREE_AT_ONCE = /\/(?:tokens|config-provider)\//;

/** What is read of a story, by eye or by ear. */
function textsOf(element: ReactElement, locale: Locale): readonly string[] {
  const page = createElement(ConfigProvider, { locale: LOCALES[locale] }, inLanguage(element, locale));
  const html = renderToStaticMarkup(page).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "");
  const attributes = [...html.matchAll(/\s(?:alt|aria-label|placeholder|value|title)="([^"]+)"/g)];
  return [...html.replaceAll(/<[^>]*>/g, "\n").split("\n"), ...attributes.map(([, text = ""]) => text)];
}

const stories = Object.entries(modules)
  .filter(([path]) => !THREE_AT_ONCE.test(path))
  .flatMap(([path, { default: meta, ...named }]) =>
    Object.entries(named as Readonly<Record<string, Story>>)
      .filter(([, story]) => story.globals?.locale === undefined)
      .map(
        ([name, story]) => [path.replace(/^.*\/(\w+)\.stories\.tsx$/, `$1 ${name}`), meta, story] as const,
      ),
  );

it.each(stories)("%s follows the toolbar's language", (_name, meta, story) => {
  const draw = (locale: Locale): ReactElement => {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render;
    const element = render?.(args, { globals: { locale } });
    return isValidElement(element) ? element : createElement(meta.component ?? "div", args);
  };
  const foreign = (text: string): boolean => HAN.test(text) && !LANGUAGES.has(text.trim());
  const chinese = new Set(textsOf(draw("zh"), "zh"));
  expect(textsOf(draw("en"), "en").filter((text) => foreign(text) && !KANA.test(text))).toEqual([]);
  const left = textsOf(draw("ja"), "ja").filter(
    (text) =>
      foreign(text) &&
      !KANA.test(text) &&
      chinese.has(text) &&
      !SAME_IN_JAPANESE.has(text.trim()) &&
      !JAPANESE_CASES.includes(text),
  );
  expect(left).toEqual([]);
});
