import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleNews } from "../internal/stories/lists.tsx";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { SampleFooter } from "../internal/stories/parts.tsx";
import { Section } from "../section/index.ts";
import { BackToTop } from "./BackToTop.tsx";

const LABELS = { zh: "回到顶部", en: "Back to top", ja: "ページの先頭へ" } as const;
const scrollDown = (): void => {
  scrollTo({ top: 400, behavior: "instant" });
};

const meta: Meta<typeof BackToTop> = {
  title: "Navigation/BackToTop 回到顶部",
  component: BackToTop,
  args: { label: LABELS.zh, after: 0 },
  render: (args) => (
    <div style={{ height: "200vh" }}>
      <BackToTop {...args} />
    </div>
  ),
};

export default meta;

export const Playground: StoryObj<typeof BackToTop> = { play: scrollDown };
export const OutOfSightAtTheTop: StoryObj<typeof BackToTop> = { args: { after: 2 } };
export const OverAListAndTheFooter: LocalizedStory & { readonly play: () => void } = {
  ...localized((locale) => (
    <>
      <Section space="tight">
        <SampleNews locale={locale} count={6} />
      </Section>
      <SampleFooter locale={locale} />
      <BackToTop label={LABELS[locale]} after={0} />
    </>
  )),
  play: scrollDown,
};
