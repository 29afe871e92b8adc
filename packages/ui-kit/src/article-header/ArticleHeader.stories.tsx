import type { Meta, StoryObj } from "@storybook/react-vite";
import { art } from "../internal/stories/art.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { ArticleHeader } from "./ArticleHeader.tsx";

const portrait = art({ width: 200, height: 200, seed: 41, ground: "violet", centre: [0.5, 0.5] });

const meta: Meta<typeof ArticleHeader> = {
  title: "Content/ArticleHeader 文章头",
  component: ArticleHeader,
  args: {
    title: CONTENT.zh.article.title,
    eyebrow: CONTENT.zh.article.category,
    author: { name: CONTENT.zh.article.author, portrait },
    date: { iso: "2026-09-18", text: CONTENT.zh.article.date },
    facts: [CONTENT.zh.article.minutes],
    note: CONTENT.zh.article.updated,
  },
  render: (args) => (
    <Section space="tight">
      <ArticleHeader {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ArticleHeader> = {};
const long = (ground?: Ground) => (locale: Locale) => {
  const { article, quotes } = CONTENT[locale];
  return (
    <Section space="tight" ground={ground}>
      <ArticleHeader
        title={article.longTitle}
        eyebrow={article.category}
        lead={quotes[0]?.text}
        author={{ name: article.author, portrait }}
        date={{ iso: "2026-09-18", text: article.date }}
        facts={[article.minutes]}
        note={article.updated}
      />
    </Section>
  );
};
export const LongTitle: LocalizedStory = localized(long());
export const OnInk: LocalizedStory = localized(long("ink"));
export const LargeText: LocalizedStory = localized(long(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const Bare: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <ArticleHeader
      title={CONTENT[locale].article.title}
      date={{ iso: "2026-09-18", text: CONTENT[locale].article.date }}
    />
  </Section>
));
