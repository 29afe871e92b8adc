import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { art } from "../internal/stories/art.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";
import { OPENINGS } from "../internal/stories/sections/openings.tsx";
import { Hero } from "./Hero.tsx";

const meta: Meta<typeof Hero> = {
  title: "Content/Hero 首屏",
  component: Hero,
  args: {
    slides: [
      {
        key: "one",
        title: "让好产品\n被真正看见",
        subtitle: "500 位营销人，陪 3,000 多个品牌把注意力变成生意。",
        ground: "hot",
        art: art({ width: 560, height: 520, seed: 3, ground: "hot", centre: [0.71, 0.5], filled: false }),
        actions: <Button href="#appeal">预约免费咨询</Button>,
      },
    ],
  },
};

export default meta;

export const Playground: StoryObj<typeof Hero> = {};
const withBar = (locale: "zh" | "en" | "ja") => (
  <>
    <SampleNavBar locale={locale} overlay />
    <SampleHero locale={locale} />
  </>
);
export const Chinese: LocalizedStory = localized(withBar, { locale: "zh" });
export const English: LocalizedStory = localized(withBar, { locale: "en" });
export const Japanese: LocalizedStory = localized(withBar, { locale: "ja" });
export const JapaneseNarrow: LocalizedStory = localized(withBar, {
  locale: "ja",
  viewport: { value: "w320" },
});
export const LargeText: LocalizedStory = localized(withBar, {
  locale: "en",
  viewport: { value: "w320" },
  textScale: "2",
});
export const Drawn: LocalizedStory = localized(
  (locale) => (
    <>
      <SampleNavBar locale={locale} overlay />
      {OPENINGS.service(locale)}
    </>
  ),
  { locale: "en" },
);
export const DarkSlide: LocalizedStory & { play: (context: { canvasElement: HTMLElement }) => void } = {
  ...localized(withBar, { locale: "zh", motion: "reduce" }),
  play: ({ canvasElement }) => {
    canvasElement.querySelectorAll<HTMLElement>(".el-carousel__dot")[1]?.click();
  },
};
