import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleCase } from "../internal/stories/parts.tsx";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section } from "../section/index.ts";
import { Reveal } from "./Reveal.tsx";

const meta: Meta<typeof Reveal> = {
  title: "Content/Reveal 入场",
  component: Reveal,
  args: { children: "内容在服务器上就是可见的。", order: 0 },
};

export default meta;

export const Playground: StoryObj<typeof Reveal> = {};
export const Cards: LocalizedStory = localized((locale) => (
  <Section>
    <div className="el-stack">
      {[0, 1, 2].map((at) => (
        <Reveal key={at} order={at}>
          <SampleCase locale={locale} at={at} />
        </Reveal>
      ))}
    </div>
  </Section>
));
