import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { Highlight } from "./Highlight.tsx";

const meta: Meta<typeof Highlight> = {
  title: "Content/Highlight 关键词高亮",
  component: Highlight,
  args: { text: "小红书种草进入“深水区”，品牌该怎么算账", keyword: "种草 深水" },
  render: (args) => (
    <Section space="tight">
      <p>
        <Highlight {...args} />
      </p>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Highlight> = {};
export const NoMatch: StoryObj<typeof Highlight> = { args: { keyword: "不在其中" } };
export const MarkupIsText: StoryObj<typeof Highlight> = {
  args: { text: 'if (a < b && c > d) <b onclick="x()">bold</b>', keyword: "<b &&" },
};
const results = (ground?: Ground) => (locale: Locale) => {
  const { keyword, results: found } = CONTENT[locale].search;
  return (
    <Section space="tight" ground={ground}>
      <div className="el-stack">
        {found.map(([title, summary]) => (
          <div key={title}>
            <h3>
              <Highlight text={title} keyword={keyword} />
            </h3>
            <p>
              <Highlight text={summary} keyword={keyword} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
};
export const Results: LocalizedStory = localized(results());
export const OnInk: LocalizedStory = localized(results("ink"));
export const OnViolet: LocalizedStory = localized(results("violet"));
