import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleFooter } from "../internal/stories/parts.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { ConsultBar } from "./ConsultBar.tsx";

const meta: Meta<typeof ConsultBar> = {
  title: "Navigation/ConsultBar 咨询栏",
  component: ConsultBar,
  args: {
    label: "咨询",
    children: (
      <>
        <Button variant="outline" href="tel:4000035180">
          电话
        </Button>
        <Button href="/reservation">预约顾问</Button>
      </>
    ),
  },
};

export default meta;

export const Playground: StoryObj<typeof ConsultBar> = {};
const below = (locale: Locale) => (
  <>
    <SampleFooter locale={locale} />
    <ConsultBar label={TEXTS[locale].consult}>
      <Button variant="outline" href="tel:4000035180">
        {TEXTS[locale].phone}
      </Button>
      <Button href="/reservation">{TEXTS[locale].consult}</Button>
    </ConsultBar>
  </>
);
export const BelowFooter: LocalizedStory = localized(below);
export const Narrow: LocalizedStory = localized(below, { locale: "ja", viewport: { value: "w320" } });

export const Do: StoryObj<typeof ConsultBar> = { tags: ["!autodocs", "!test", "!visual"] };
export const Dont: StoryObj<typeof ConsultBar> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: {
    children: (
      <>
        <Button href="tel:4000035180">电话</Button>
        <Button href="/chat">在线客服</Button>
        <Button href="/reservation">预约顾问</Button>
      </>
    ),
  },
};
