import type { Meta, StoryObj } from "@storybook/react-vite";
import { art } from "../internal/stories/art.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { ServiceCard, type ServiceCardProps } from "./ServiceCard.tsx";

const GROUNDS: readonly Ground[] = ["card", "violet", "ink", "hot", "mint"];

function sample(locale: Locale, at: number): ServiceCardProps {
  const services = CONTENT[locale].services;
  const service = services[at % services.length];
  const ground = GROUNDS[at % GROUNDS.length] ?? "card";
  return {
    title: service?.title ?? "",
    tagline: service?.tagline,
    points: service?.points ?? [],
    figure: { value: service?.figure[0] ?? "", label: service?.figure[1] ?? "" },
    href: `/services/${at}`,
    ground,
    art: art({
      width: 300,
      height: 300,
      seed: at + 50,
      ground: ground === "card" ? "paper" : ground,
      centre: [0.75, 0.25],
      filled: false,
    }),
  };
}

const meta: Meta<typeof ServiceCard> = {
  title: "Content/ServiceCard 服务卡片",
  component: ServiceCard,
  args: sample("zh", 1),
  argTypes: { ground: { control: "inline-radio", options: GROUNDS } },
  render: (args) => (
    <Section space="tight">
      <ServiceCard {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ServiceCard> = {};
export const TitleAlone: StoryObj<typeof ServiceCard> = {
  args: { tagline: undefined, points: [], figure: undefined, art: undefined, href: undefined, ground: "ink" },
};
const list = (locale: Locale) => (
  <Section space="tight">
    <div className="el-stack">
      {[0, 1, 2, 3, 4].map((at) => (
        <ServiceCard key={at} {...sample(locale, at)} />
      ))}
    </div>
  </Section>
);
export const EveryGround: LocalizedStory = localized(list);
export const LargeText: LocalizedStory = localized(list, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
