import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleLanguages } from "../internal/stories/parts.tsx";
import { Section, type Ground } from "../section/index.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const meta: Meta<typeof LanguageSwitch> = {
  title: "Navigation/LanguageSwitch 语言切换",
  component: LanguageSwitch,
  args: {
    label: "语言",
    languages: [
      { hrefLang: "zh-CN", name: "中文", href: "/m/zh-cn", current: true },
      { hrefLang: "en-US", name: "EN", href: "/m/en-us" },
      { hrefLang: "ja", name: "日本語", href: "/m/jp" },
    ],
  },
};

export default meta;

export const Playground: StoryObj<typeof LanguageSwitch> = {};
export const OnInk: LocalizedStory = localized((locale) => (
  <Section ground="ink" space="tight">
    <SampleLanguages locale={locale} />
  </Section>
));
const grounds: readonly Ground[] = ["paper", "hot", "violet", "mint"];
export const EveryGround: StoryObj<typeof LanguageSwitch> = {
  render: (args) => (
    <>
      {grounds.map((ground) => (
        <Section key={ground} ground={ground} space="tight">
          <LanguageSwitch {...args} label={`${args.label} ${ground}`} />
        </Section>
      ))}
    </>
  ),
};
export const LargeText: LocalizedStory = localized(
  (locale) => (
    <Section space="tight">
      <SampleLanguages locale={locale} />
    </Section>
  ),
  { viewport: { value: "w320" }, textScale: "2" },
);
