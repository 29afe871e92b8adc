import type { Meta, StoryObj } from "@storybook/react-vite";
import { mark } from "../internal/stories/art.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { LogoWall } from "./LogoWall.tsx";

const meta: Meta<typeof LogoWall> = {
  title: "Content/LogoWall 客户墙",
  component: LogoWall,
  args: {
    label: "合作品牌",
    columns: 3,
    items: TEXTS.zh.clients.names.map((name) => ({ key: name, name, picture: mark(name) })),
  },
  render: (args) => (
    <Section space="tight">
      <LogoWall {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof LogoWall> = {};
export const TwoColumns: LocalizedStory = localized((locale) => (
  <Section space="tight" ground="card">
    <LogoWall
      columns={2}
      label={TEXTS[locale].clients.title}
      items={TEXTS[locale].clients.names.map((name) => ({ key: name, name, picture: mark(name) }))}
    />
  </Section>
));
export const FourColumns: LocalizedStory = localized((locale) => (
  <Section space="tight" ground="card">
    <LogoWall
      columns={4}
      label={TEXTS[locale].clients.title}
      items={TEXTS[locale].clients.names
        .slice(0, 8)
        .map((name) => ({ key: name, name, picture: mark(name) }))}
    />
  </Section>
));
