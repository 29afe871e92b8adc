import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { ArticleNav } from "./ArticleNav.tsx";

const previous = { title: CONTENT.zh.article.previous, href: "?code=a" };
const next = { title: CONTENT.zh.article.next, href: "?code=b" };

const meta: Meta<typeof ArticleNav> = {
  title: "Navigation/ArticleNav 上一篇下一篇",
  component: ArticleNav,
  args: { previous, next },
  render: (args) => (
    <Section space="tight">
      <ArticleNav {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ArticleNav> = {};
export const FirstOfAll: StoryObj<typeof ArticleNav> = { args: { previous: null } };
export const LastOfAll: StoryObj<typeof ArticleNav> = { args: { next: null } };
const both = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <ArticleNav
      previous={{ title: CONTENT[locale].article.previous, href: "?code=a" }}
      next={{ title: CONTENT[locale].article.longTitle, href: "?code=b" }}
    />
  </Section>
);
export const LongTitles: LocalizedStory = localized(both());
export const OnInk: LocalizedStory = localized(both("ink"));
export const LargeText: LocalizedStory = localized(both(), {
  locale: "en",
  viewport: { value: "w320" },
  textScale: "2",
});
