import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Link } from "../link/index.ts";
import { Section } from "../section/index.ts";
import { SectionHeading } from "./SectionHeading.tsx";

const meta: Meta<typeof SectionHeading> = {
  title: "Content/SectionHeading 区块标题",
  component: SectionHeading,
  args: { eyebrow: "我们能做什么", title: "从一条内容，\n到一门生意", level: 2 },
  render: (args) => (
    <Section space="tight">
      <SectionHeading {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof SectionHeading> = {};

const draw = (locale: "zh" | "en" | "ja") => (
  <Section space="tight">
    {(["services", "work", "reasons", "news"] as const).map((part) => (
      <SectionHeading
        key={part}
        eyebrow={TEXTS[locale][part].eyebrow}
        title={TEXTS[locale][part].title}
        lead={TEXTS[locale].form.lead}
        action={<Link href="/all">{TEXTS[locale].news.all}</Link>}
      />
    ))}
  </Section>
);

export const Chinese: LocalizedStory = localized(draw, { locale: "zh" });
export const English: LocalizedStory = localized(draw, { locale: "en" });
export const Japanese: LocalizedStory = localized(draw, { locale: "ja", viewport: { value: "w320" } });

const opening = (locale: "zh" | "en" | "ja") => (
  <Section space="tight">
    <SectionHeading display level={1} title={TEXTS[locale].work.title} lead={TEXTS[locale].form.lead} />
  </Section>
);
export const Display: LocalizedStory = localized(opening);
export const DisplayEnglish: LocalizedStory = localized(opening, { locale: "en" });
export const DisplayJapanese: LocalizedStory = localized(opening, {
  locale: "ja",
  viewport: { value: "w320" },
});

export const Do: StoryObj<typeof SectionHeading> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof SectionHeading> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { eyebrow: "WHAT WE DO", title: "我们致力于|为品牌提供|一站式|整合营销|解决方案" },
};
