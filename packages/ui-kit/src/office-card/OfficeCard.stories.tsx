import type { Meta, StoryObj } from "@storybook/react-vite";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { PhoneAction } from "../phone-action/index.ts";
import { Section } from "../section/index.ts";
import { OfficeCard, type OfficeCardProps } from "./OfficeCard.tsx";

function sample(locale: Locale, at: number): OfficeCardProps {
  const [city = "", address = "", hours] = CONTENT[locale].offices[at] ?? [];
  return { city, address, hours, mapHref: "https://map.example.com" };
}

const meta: Meta<typeof OfficeCard> = {
  title: "Content/OfficeCard 办公室",
  component: OfficeCard,
  args: sample("zh", 0),
  render: (args) => (
    <Section space="tight">
      <OfficeCard {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof OfficeCard> = {};
export const AddressAlone: StoryObj<typeof OfficeCard> = {
  args: { hours: undefined, mapHref: undefined },
};
const both = (locale: Locale) => (
  <Section space="tight">
    <div className="el-stack">
      <OfficeCard {...sample(locale, 0)} />
      <OfficeCard {...sample(locale, 1)}>
        <PhoneAction number={CONTENT[locale].consultant.phone} />
      </OfficeCard>
    </div>
  </Section>
);
export const Both: LocalizedStory = localized(both);
export const LargeText: LocalizedStory = localized(both, {
  locale: "en",
  viewport: { value: "w320" },
  textScale: "2",
});
