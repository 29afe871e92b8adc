import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Lines } from "../internal/Lines.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { SuccessPanel } from "./SuccessPanel.tsx";

const meta: Meta<typeof SuccessPanel> = {
  title: "Feedback/SuccessPanel 成功",
  component: SuccessPanel,
  args: {
    title: "收到",
    text: "顾问会在工作时间 30 分钟内回电。",
    reference: { label: "咨询编号", value: "W-20261121-0042" },
    takeFocus: false,
  },
  render: (args) => (
    <Section space="tight">
      <SuccessPanel {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof SuccessPanel> = {};
const panel = (locale: Locale) => {
  const t = TEXTS[locale].form;
  return (
    <Section space="tight">
      <SuccessPanel
        title={t.doneTitle}
        text={<Lines text={t.doneText} />}
        reference={{ label: t.doneNumber, value: "W-20261121-0042" }}
        actions={<Button href="/case">{t.back}</Button>}
      />
    </Section>
  );
};
export const Chinese: LocalizedStory = localized(panel, { locale: "zh" });
export const English: LocalizedStory = localized(panel, { locale: "en" });
export const JapaneseNarrow: LocalizedStory = localized(panel, { locale: "ja", viewport: { value: "w320" } });
