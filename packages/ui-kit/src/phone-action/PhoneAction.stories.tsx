import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { PhoneAction } from "./PhoneAction.tsx";

const meta: Meta<typeof PhoneAction> = {
  title: "Content/PhoneAction 电话",
  component: PhoneAction,
  args: { number: CONTENT.zh.consultant.phone, hours: CONTENT.zh.consultant.hours },
  render: (args) => (
    <Section space="tight">
      <PhoneAction {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof PhoneAction> = {};
export const NumberAlone: StoryObj<typeof PhoneAction> = { args: { hours: undefined } };
const phone = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <PhoneAction number={CONTENT[locale].consultant.phone} hours={CONTENT[locale].consultant.hours} />
  </Section>
);
export const OnInk: LocalizedStory = localized(phone("ink"));
export const OnHot: LocalizedStory = localized(phone("hot"));
export const LargeText: LocalizedStory = localized(phone(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
