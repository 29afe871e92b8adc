import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { sampleNews } from "../internal/stories/lists.tsx";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section, type Ground } from "../section/index.ts";
import { RelatedList, type RelatedItem } from "./RelatedList.tsx";

const items = (locale: Locale, pictures = true): readonly RelatedItem[] =>
  sampleNews(locale, 1, 3).map(({ href, meta, thumb }, at) => ({
    key: href,
    href,
    title: TEXTS[locale].news.items[at]?.[0] ?? "",
    meta,
    ...(pictures ? { picture: thumb } : {}),
  }));

const meta: Meta<typeof RelatedList> = {
  title: "Content/RelatedList 相关阅读",
  component: RelatedList,
  args: { title: CONTENT.zh.article.related, items: items("zh"), level: 2 },
  render: (args) => (
    <Section space="tight">
      <RelatedList {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof RelatedList> = {};
const list =
  (pictures = true, ground?: Ground) =>
  (locale: Locale) => (
    <Section space="tight" ground={ground}>
      <RelatedList title={CONTENT[locale].article.related} items={items(locale, pictures)} />
    </Section>
  );
export const WithoutPictures: LocalizedStory = localized(list(false));
export const English: LocalizedStory = localized(list(), { locale: "en" });
export const OnInk: LocalizedStory = localized(list(true, "ink"), { locale: "ja" });
export const LargeText: LocalizedStory = localized(list(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
