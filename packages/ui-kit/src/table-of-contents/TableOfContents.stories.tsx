import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArticleBody } from "../article-body/index.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { TableOfContents, type ContentsEntry } from "./TableOfContents.tsx";

const entries = (locale: Locale): readonly ContentsEntry[] =>
  CONTENT[locale].article.toc.map(([id, text, level]) => ({ id, text, level }));

const meta: Meta<typeof TableOfContents> = {
  title: "Navigation/TableOfContents 目录",
  component: TableOfContents,
  args: { entries: entries("zh"), defaultOpen: false },
  render: (args) => (
    <Section space="tight">
      <TableOfContents {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof TableOfContents> = {};
const open = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <TableOfContents defaultOpen entries={entries(locale)} />
  </Section>
);
export const Open: LocalizedStory = localized(open());
export const OnInk: LocalizedStory = localized(open("ink"));
export const LargeText: LocalizedStory = localized(open(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const AboveItsArticle: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      <TableOfContents defaultOpen entries={entries(locale)} />
      <ArticleBody html={CONTENT[locale].article.html} />
    </div>
  </Section>
));
