import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArticleHeader } from "../article-header/index.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { ArticleBody } from "./ArticleBody.tsx";

const meta: Meta<typeof ArticleBody> = {
  title: "Content/ArticleBody 正文",
  component: ArticleBody,
  args: { html: CONTENT.zh.article.html, anchors: true },
  render: (args) => (
    <Section space="tight">
      <ArticleBody {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ArticleBody> = {};
const text =
  (opens = false, ground?: Ground) =>
  (locale: Locale) => (
    <Section space="tight" ground={ground}>
      <ArticleBody html={CONTENT[locale].article.html} {...(opens ? { onOpenImage: () => {} } : {})} />
    </Section>
  );
export const PicturesOpen: LocalizedStory = localized(text(true));
export const English: LocalizedStory = localized(text(true), { locale: "en" });
export const Japanese: LocalizedStory = localized(text(true), { locale: "ja" });
/** Bars of a year with a loss, a zero and a gap. */
export const Losses: StoryObj<typeof ArticleBody> = {
  args: {
    html: `<div role="region" tabindex="0" aria-label="表格"><table>
      <thead><tr><th scope="col">季度</th><th scope="col" data-bars>损益（万元）</th></tr></thead>
      <tbody><tr><td>一</td><td data-bar="40" data-below>−60</td></tr><tr><td>二</td><td data-bar="00">0</td></tr>
      <tr><td>三</td><td>—</td></tr><tr><td>四</td><td data-bar="100">150</td></tr></tbody></table></div>`,
  },
};
export const OnInk: LocalizedStory = localized(text(true, "ink"));
export const LargeText: LocalizedStory = localized(text(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const WholeArticle: LocalizedStory = localized((locale) => {
  const { article, crumbs } = CONTENT[locale];
  return (
    <Section space="tight">
      <article>
        <ArticleHeader
          title={article.title}
          eyebrow={crumbs[1] ?? ""}
          author={{ name: article.author }}
          facts={[article.category, article.minutes]}
          date={{ iso: "2026-09-18", text: article.date }}
          note={article.updated}
        />
        <ArticleBody html={article.html} onOpenImage={() => {}} />
      </article>
    </Section>
  );
});
