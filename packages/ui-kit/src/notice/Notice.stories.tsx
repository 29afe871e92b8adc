import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { Notice } from "./Notice.tsx";

const meta: Meta<typeof Notice> = {
  title: "Feedback/Notice 告示",
  component: Notice,
  args: { title: "这一页|正在准备中", text: "想先了解，可以直接问顾问。" },
  render: (args) => (
    <Section space="tight">
      <Notice {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Notice> = {};
const panel = (locale: Locale) => (
  <Section space="tight">
    <Notice
      title={TEXTS[locale].states.preparing}
      text={TEXTS[locale].states.preparingText}
      actions={<Button href="/contact">{TEXTS[locale].consult}</Button>}
    />
  </Section>
);
export const English: LocalizedStory = localized(panel, { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized(panel, { locale: "ja", viewport: { value: "w320" } });

export const Do: StoryObj<typeof Notice> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof Notice> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { title: "温馨提示", text: "页面建设中，敬请期待。" },
};
