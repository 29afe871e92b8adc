import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment } from "react";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { portrait, samplePeople } from "../internal/stories/people.tsx";
import { Section } from "../section/index.ts";
import { PersonCard } from "./PersonCard.tsx";

const [name, role, place, text] = CONTENT.zh.people.items[0] ?? ["", "", "", ""];

const meta: Meta<typeof PersonCard> = {
  title: "Content/PersonCard 人物卡片",
  component: PersonCard,
  args: { name, position: role, place, text, portrait: portrait(0, "") },
  render: (args) => (
    <Section space="tight">
      <PersonCard {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof PersonCard> = {};
export const NameAndPosition: StoryObj<typeof PersonCard> = { args: { place: undefined, text: undefined } };
export const Everyone: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <div className="el-stack">
      {samplePeople(locale).map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </div>
  </Section>
));
