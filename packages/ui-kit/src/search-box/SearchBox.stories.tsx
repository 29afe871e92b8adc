import type { Meta, StoryObj } from "@storybook/react-vite";
import { Highlight } from "../highlight/index.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { NewsItem, NewsList } from "../news-item/index.ts";
import { Section, type Ground } from "../section/index.ts";
import { SearchBox } from "./SearchBox.tsx";

const meta: Meta<typeof SearchBox> = {
  title: "Navigation/SearchBox 搜索框",
  component: SearchBox,
  args: { action: "/m/zh-cn/article", value: "" },
  render: (args) => (
    <Section space="tight">
      <SearchBox {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof SearchBox> = {};
export const Filled: StoryObj<typeof SearchBox> = { args: { value: "达人 种草" } };
const box = (ground: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <SearchBox action="/article" value={CONTENT[locale].search.keyword} />
  </Section>
);
export const OnInk: LocalizedStory = localized(box("ink"));
export const OnViolet: LocalizedStory = localized(box("violet"));
export const LongNarrowLargeText: LocalizedStory = localized(
  (locale) => (
    <Section space="tight">
      <SearchBox action="/article" value={CONTENT[locale].article.title} />
    </Section>
  ),
  { locale: "ja", viewport: { value: "w320" }, textScale: "2" },
);
export const WithResults: LocalizedStory = localized((locale) => {
  const { keyword, results } = CONTENT[locale].search;
  return (
    <Section space="tight">
      <div className="el-stack">
        <SearchBox action="/article" value={keyword} />
        <NewsList>
          {results.map(([title, summary], at) => (
            <NewsItem
              key={title}
              href={`/${at}`}
              title={<Highlight text={title} keyword={keyword} />}
              summary={<Highlight text={summary} keyword={keyword} />}
            />
          ))}
        </NewsList>
      </div>
    </Section>
  );
});
