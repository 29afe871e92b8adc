import type { Meta, StoryObj } from "@storybook/react-vite";
import { art } from "../internal/stories/art.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleCase } from "../internal/stories/parts.tsx";
import { Section } from "../section/index.ts";
import { CaseCard } from "./CaseCard.tsx";

const meta: Meta<typeof CaseCard> = {
  title: "Content/CaseCard 案例卡片",
  component: CaseCard,
  args: {
    title: "让一支口红，从一篇笔记|走进 40 万人的|购物车",
    href: "/case/lipstick",
    value: "+312%",
    label: "新品首月销售额",
    meta: ["小红书", "美妆"],
    ground: "violet",
    cover: art({ width: 670, height: 800, seed: 8, ground: "violet", centre: [0.66, 0.68] }),
  },
  render: (args) => (
    <Section space="tight">
      <CaseCard {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof CaseCard> = {};
const list = (locale: Locale) => (
  <Section space="tight">
    <div className="el-stack">
      {[0, 1, 2].map((at) => (
        <SampleCase key={at} locale={locale} at={at} />
      ))}
    </div>
  </Section>
);
export const Chinese: LocalizedStory = localized(list, { locale: "zh" });
export const English: LocalizedStory = localized(list, { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized(list, { locale: "ja", viewport: { value: "w320" } });
export const LargeText: LocalizedStory = localized(list, {
  locale: "zh",
  viewport: { value: "w320" },
  textScale: "2",
});
export const WithoutFacts: StoryObj<typeof CaseCard> = { args: { meta: [], ground: "mint" } };
export const Footed: StoryObj<typeof CaseCard> = {
  args: {
    footed: true,
    cover: art({ width: 670, height: 800, seed: 8, ground: "violet", centre: [0.5, 0.3] }),
  },
};
export const LongTitle: StoryObj<typeof CaseCard> = {
  args: {
    value: "1,286 万",
    label: "双十一期间全渠道成交额，含直播间与达人橱窗",
    title: "从一篇|没有人看的笔记|开始，|把一个做了四十年|雨伞的老字号，带到|三百万年轻人的|购物车里",
  },
};

export const Do: StoryObj<typeof CaseCard> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof CaseCard> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { value: "显著提升", label: "品牌影响力" },
};
