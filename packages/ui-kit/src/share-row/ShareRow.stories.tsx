import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkedinBrandIcon, WeiboBrandIcon } from "../brand-icon/index.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { ShareRow, type ShareTarget } from "./ShareRow.tsx";

const URL = "https://www.example.com/m/zh-cn/article?code=seeding-deep-water";
const targets: readonly ShareTarget[] = [
  { key: "weibo", label: "Weibo", href: "https://weibo.example.com/share", icon: <WeiboBrandIcon /> },
  {
    key: "linkedin",
    label: "LinkedIn",
    href: "https://linkedin.example.com/share",
    icon: <LinkedinBrandIcon />,
  },
];

const meta: Meta<typeof ShareRow> = {
  title: "Content/ShareRow 分享",
  component: ShareRow,
  args: { url: URL, title: CONTENT.zh.article.title, targets },
  render: (args) => (
    <Section space="tight">
      <ShareRow {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ShareRow> = {};
export const CopyAlone: StoryObj<typeof ShareRow> = { args: { targets: [] } };
const row = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <ShareRow url={URL} title={CONTENT[locale].article.title} targets={targets} />
  </Section>
);
export const OnInk: LocalizedStory = localized(row("ink"));
export const LargeText: LocalizedStory = localized(row(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
