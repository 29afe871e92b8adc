import type { Meta, StoryObj } from "@storybook/react-vite";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleFooter } from "../internal/stories/parts.tsx";
import { Footer } from "./Footer.tsx";
import { FooterContact } from "./FooterContact.tsx";

const meta: Meta<typeof Footer> = {
  title: "Navigation/Footer 页脚",
  component: Footer,
  args: {
    children: (
      <FooterContact title={"聊聊您的品牌，\n30 分钟|就够"} phone="400-003-5180" hours="工作日 9:00–18:30" />
    ),
  },
};

export default meta;

export const Playground: StoryObj<typeof Footer> = {};
export const Chinese: LocalizedStory = localized((locale) => <SampleFooter locale={locale} />, {
  locale: "zh",
});
export const English: LocalizedStory = localized((locale) => <SampleFooter locale={locale} />, {
  locale: "en",
});
export const JapaneseNarrow: LocalizedStory = localized((locale) => <SampleFooter locale={locale} />, {
  locale: "ja",
  viewport: { value: "w320" },
});
export const CodeOpen: LocalizedStory & { play: (context: { canvasElement: HTMLElement }) => void } = {
  ...localized((locale) => <SampleFooter locale={locale} />),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("summary")?.click();
  },
};
