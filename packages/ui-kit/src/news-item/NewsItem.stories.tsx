import type { Meta, StoryObj } from "@storybook/react-vite";
import { Highlight } from "../highlight/index.ts";
import { art } from "../internal/stories/art.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { NewsItem } from "./NewsItem.tsx";
import { NewsList } from "./NewsList.tsx";

const GROUNDS = ["paper", "mint", "hot"] as const;
const thumb = (at: number) =>
  art({ width: 600, height: 450, seed: at + 20, ground: GROUNDS[at % 3] ?? "paper", centre: [0.6, 0.6] });

const meta: Meta<typeof NewsItem> = {
  title: "Content/NewsItem 资讯",
  component: NewsItem,
  args: {
    title: "小红书种草|进入“深水区”，品牌|该怎么算账",
    href: "/article",
    meta: ["方法", "8 分钟"],
    date: { iso: "2026-09-18", text: "9 月 18 日" },
    thumb: thumb(0),
  },
  render: (args) => (
    <Section space="tight">
      <NewsItem {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof NewsItem> = {};
const list = (locale: Locale) => (
  <Section space="tight">
    <NewsList>
      {TEXTS[locale].news.items.map(([title, kind, time], at) => (
        <NewsItem
          key={title}
          title={title}
          href={`/${at}`}
          meta={[kind, time]}
          lead={at === 0}
          thumb={thumb(at)}
        />
      ))}
    </NewsList>
  </Section>
);
export const Chinese: LocalizedStory = localized(list, { locale: "zh" });
export const English: LocalizedStory = localized(list, { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized(list, { locale: "ja", viewport: { value: "w320" } });
export const WithSummary: StoryObj<typeof NewsItem> = {
  args: { summary: "方法、数据与踩过的坑，都来自我们自己的项目，读完约五分钟。", thumb: undefined },
};
export const Wide: StoryObj<typeof NewsItem> = {
  args: { wide: true, summary: "方法、数据与踩过的坑，都来自我们自己的项目，读完约五分钟。" },
};
export const WithFigure: StoryObj<typeof NewsItem> = {
  args: {
    figure: "34%",
    scale: { value: 0.34, end: "100" },
    summary: "方法、数据与踩过的坑，都来自我们自己的项目，读完约五分钟。",
    thumb: undefined,
  },
};
export const FoundByASearch: StoryObj<typeof NewsItem> = {
  args: { title: <Highlight text="小红书种草|进入“深水区”，品牌|该怎么算账" keyword="种草 品牌" /> },
};
