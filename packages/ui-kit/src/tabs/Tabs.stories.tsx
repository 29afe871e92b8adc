import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleNews } from "../internal/stories/lists.tsx";
import { Section, type Ground } from "../section/index.ts";
import { Tabs, type TabItem } from "./Tabs.tsx";

const tabs = (locale: Locale, current: number, counted = true): readonly TabItem[] =>
  CONTENT[locale].topics.items.map(([label, count], at) => ({
    key: label,
    label,
    href: `?category=${at}`,
    current: at === current,
    ...(counted ? { count } : {}),
  }));

const meta: Meta<typeof Tabs> = {
  title: "Navigation/Tabs 标签页",
  component: Tabs,
  args: { label: CONTENT.zh.topics.label, items: tabs("zh", 0) },
  render: (args) => (
    <Section space="tight">
      <Tabs {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Tabs> = {};
const row = (current: number, counted: boolean, ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <Tabs label={CONTENT[locale].topics.label} items={tabs(locale, current, counted)} />
  </Section>
);
export const WithoutCounts: LocalizedStory = localized(row(1, false));
export const LastIsCurrent: LocalizedStory = localized(row(5, true));
export const OnInk: LocalizedStory = localized(row(2, true, "ink"));
export const LargeText: LocalizedStory = localized(row(1, true), {
  locale: "en",
  viewport: { value: "w320" },
  textScale: "2",
});
export const AboveAList: LocalizedStory = localized((locale) => (
  <Section>
    <Tabs label={CONTENT[locale].topics.label} items={tabs(locale, 1)} />
    <SampleNews locale={locale} />
  </Section>
));

const tabsOf = (...labels: string[]) =>
  labels.map((label, at) => ({ key: label, label, href: `#tab-${at}`, current: at === 0 }));
export const Do: StoryObj<typeof Tabs> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { items: tabsOf("案例", "团队", "联系") },
};
export const Dont: StoryObj<typeof Tabs> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { items: tabsOf("我们服务过的客户案例", "我们的专业顾问团队", "怎样联系到我们") },
};
