import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { CopyText } from "../copy-text/index.ts";
import { code } from "../internal/stories/art.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { portrait } from "../internal/stories/people.tsx";
import { PhoneAction } from "../phone-action/index.ts";
import { Section, type Ground } from "../section/index.ts";
import { ContactCard } from "./ContactCard.tsx";

const { consultant } = CONTENT.zh;

const meta: Meta<typeof ContactCard> = {
  title: "Content/ContactCard 顾问卡片",
  component: ContactCard,
  args: {
    name: consultant.name,
    position: consultant.role,
    portrait: portrait(0, ""),
    children: <Button block>{consultant.action}</Button>,
  },
  render: (args) => (
    <Section space="tight">
      <ContactCard {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ContactCard> = {};
const card = (ground: Ground) => (locale: Locale) => {
  const person = CONTENT[locale].consultant;
  return (
    <Section space="tight">
      <ContactCard
        ground={ground}
        name={person.name}
        position={person.role}
        portrait={portrait(1, "")}
        code={{ picture: code(person.scan), caption: person.scan }}
      >
        <PhoneAction number={person.phone} hours={person.hours} />
        <CopyText text={person.wechat} label={person.wechat} />
        <Button block variant="hot">
          {person.action}
        </Button>
      </ContactCard>
    </Section>
  );
};
export const EveryWay: LocalizedStory = localized(card("ink"));
export const OnCard: LocalizedStory = localized(card("card"), { locale: "en" });
export const OnViolet: LocalizedStory = localized(card("violet"), { locale: "ja" });
export const LargeText: LocalizedStory = localized(card("ink"), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
