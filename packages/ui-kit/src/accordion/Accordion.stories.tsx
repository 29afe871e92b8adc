import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { Accordion, type AccordionItem } from "./Accordion.tsx";

const items = (locale: Locale, open = -1): readonly AccordionItem[] =>
  CONTENT[locale].faq.map(([title, answer], at) => ({
    key: title,
    title,
    content: <p>{answer}</p>,
    defaultOpen: at === open,
  }));

const meta: Meta<typeof Accordion> = {
  title: "Content/Accordion 常见问题",
  component: Accordion,
  args: { items: items("zh", 0), level: 3 },
  render: (args) => (
    <Section space="tight">
      <Accordion {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Accordion> = {};
const faq = (open: number, ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <Accordion items={items(locale, open)} />
  </Section>
);
export const AllClosed: LocalizedStory = localized(faq(-1));
export const OnInk: LocalizedStory = localized(faq(1, "ink"), { locale: "en" });
export const OnHot: LocalizedStory = localized(faq(0, "hot"), { locale: "ja" });
export const LargeText: LocalizedStory = localized(faq(2), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});

const itemsOf = (...titles: string[]) =>
  titles.map((title) => ({ key: title, title, content: "一般三个月，先看留言和搜索。" }));
export const Do: StoryObj<typeof Accordion> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { items: itemsOf("多久能|看到效果？", "预算多少|起步？") },
};
export const Dont: StoryObj<typeof Accordion> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { items: itemsOf("关于效果", "其他说明") },
};
