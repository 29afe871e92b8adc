import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";

const crumbs = (locale: Locale): readonly Crumb[] =>
  CONTENT[locale].crumbs.map((label, at, all) => ({
    label,
    href: at === all.length - 1 ? undefined : `/${at}`,
  }));

const meta: Meta<typeof Breadcrumbs> = {
  title: "Navigation/Breadcrumbs 面包屑",
  component: Breadcrumbs,
  args: {
    items: [{ label: "首页", href: "/" }, { label: "客户案例", href: "/case" }, { label: "沐颜口红" }],
  },
  render: (args) => (
    <Section space="tight">
      <Breadcrumbs {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Breadcrumbs> = {};
const above = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <Breadcrumbs items={crumbs(locale)} />
    <SectionHeading title={CONTENT[locale].article.title} level={1} spaced={false} />
  </Section>
);
export const LongTitle: LocalizedStory = localized(above());
export const OnInk: LocalizedStory = localized(above("ink"));
export const LargeText: LocalizedStory = localized(above(), {
  locale: "en",
  viewport: { value: "w320" },
  textScale: "2",
});

export const Do: StoryObj<typeof Breadcrumbs> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof Breadcrumbs> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { items: [{ label: "首页", href: "/" }, { label: "让一支口红，从一篇笔记走进 40 万人的购物车" }] },
};
