import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArticleBody } from "../article-body/index.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleNavBar } from "../internal/stories/parts.tsx";
import { Section } from "../section/index.ts";
import { ReadingProgress } from "./ReadingProgress.tsx";

const meta: Meta<typeof ReadingProgress> = {
  title: "Navigation/ReadingProgress 阅读进度",
  component: ReadingProgress,
  args: {},
  render: (args) => (
    <>
      <ReadingProgress {...args} />
      <div style={{ height: "300vh" }} />
    </>
  ),
};

export default meta;

const scrollDown = (): void => {
  scrollTo({ top: 300, behavior: "instant" });
};

export const Playground: StoryObj<typeof ReadingProgress> = { play: scrollDown };
export const BelowTheHeader: LocalizedStory & { readonly play: () => void } = {
  ...localized((locale) => (
    <>
      <SampleNavBar locale={locale} />
      <ReadingProgress target="text" />
      <Section space="tight">
        <div id="text">
          <ArticleBody html={CONTENT[locale].article.html} />
        </div>
      </Section>
    </>
  )),
  play: scrollDown,
};
