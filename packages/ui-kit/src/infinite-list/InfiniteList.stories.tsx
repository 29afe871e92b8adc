import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { sampleNews } from "../internal/stories/lists.tsx";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleCase } from "../internal/stories/parts.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { NewsItem } from "../news-item/index.ts";
import { Section } from "../section/index.ts";
import { InfiniteList } from "./InfiniteList.tsx";

const PAGE = 3;
const LAST = 9;
const entries = (locale: Locale, count: number) =>
  sampleNews(locale, 0, count).map((item) => ({ key: item.href, content: <NewsItem {...item} /> }));
const never = async (): Promise<never> => new Promise(() => {});
const refused = async (): Promise<never> => {
  throw new Error("offline");
};
const press = ({ canvasElement }: { canvasElement: HTMLElement }): void => {
  canvasElement.querySelector<HTMLElement>(".el-infinite-list__end a")?.click();
};

function Growing({ locale }: { readonly locale: Locale }) {
  const [count, setCount] = useState(PAGE);
  return (
    <Section space="tight">
      <InfiniteList
        ruled
        label={TEXTS[locale].news.title}
        items={entries(locale, count)}
        moreHref={count >= LAST ? null : `?page=${count / PAGE + 1}`}
        onLoadMore={async () => {
          setCount(count + PAGE);
        }}
      />
    </Section>
  );
}

const meta: Meta<typeof InfiniteList> = {
  title: "Content/InfiniteList 加载更多",
  component: InfiniteList,
  args: { label: TEXTS.zh.news.title, items: entries("zh", PAGE), moreHref: "?page=2", ruled: true },
  render: (args) => (
    <Section space="tight">
      <InfiniteList {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof InfiniteList> = {};
export const Ended: StoryObj<typeof InfiniteList> = { args: { moreHref: null } };
export const Loading: StoryObj<typeof InfiniteList> = { args: { onLoadMore: never }, play: press };
export const Failed: StoryObj<typeof InfiniteList> = { args: { onLoadMore: refused }, play: press };
export const GrowsOnRequest: LocalizedStory = localized((locale) => <Growing locale={locale} />);
export const Cases: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <InfiniteList
      label={TEXTS[locale].work.title}
      items={[0, 1].map((at) => ({ key: String(at), content: <SampleCase locale={locale} at={at} /> }))}
      moreHref="?page=2"
    />
  </Section>
));
const covers = (locale: Locale) => (
  <Section space="tight">
    <InfiniteList
      covers
      label={TEXTS[locale].work.title}
      items={[0, 1, 2, 3, 4, 5].map((at) => ({
        key: String(at),
        content: <SampleCase locale={locale} at={at % 3} />,
      }))}
      moreHref={null}
    />
  </Section>
);
export const Covers: LocalizedStory = localized(covers);
export const CoversEnglish: LocalizedStory = localized(covers, { locale: "en", viewport: { value: "w430" } });
export const CoversJapaneseNarrow: LocalizedStory = localized(covers, {
  locale: "ja",
  viewport: { value: "w320" },
});
export const CoversLargeText: LocalizedStory = localized(covers, { textScale: "2" });
