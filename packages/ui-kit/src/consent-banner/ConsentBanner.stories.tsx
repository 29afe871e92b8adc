import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { SampleFooter, SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";
import { ConsentBanner } from "./ConsentBanner.tsx";

const nothing = (): void => undefined;

const meta: Meta<typeof ConsentBanner> = {
  title: "Feedback/ConsentBanner 同意横幅",
  component: ConsentBanner,
  args: {
    title: "您的数据",
    text: "是否同意统计您的访问？",
    details: {
      label: "详情",
      text: "统计能让页面做得更好。拒绝不影响浏览，随时可以在页脚的“隐私选择”里更改。",
    },
    policy: { label: "隐私政策", href: "/privacy" },
    declineLabel: "拒绝",
    agreeLabel: "同意",
    onDecline: nothing,
    onAgree: nothing,
  },
};

export default meta;

export const Playground: StoryObj<typeof ConsentBanner> = {};

function Sample({ locale }: { readonly locale: Locale }): ReactElement {
  const t = OVERLAY_TEXTS[locale];
  const [answered, setAnswered] = useState(false);
  const answer = (): void => setAnswered(true);
  return (
    <ConsentBanner
      open={!answered}
      title={t.consentTitle}
      text={t.consent}
      details={t.consentDetails}
      policy={{ label: t.policy, href: "/privacy" }}
      declineLabel={t.decline}
      agreeLabel={t.agree}
      onDecline={answer}
      onAgree={answer}
    />
  );
}

const overHero = (locale: Locale): ReactElement => (
  <>
    <SampleNavBar locale={locale} overlay />
    <SampleHero locale={locale} count={1} />
    <Sample locale={locale} />
  </>
);
export const OverHero: LocalizedStory = localized(overHero, { locale: "en" });
export const Unfolded: LocalizedStory & { play: (context: { canvasElement: HTMLElement }) => void } = {
  ...localized(overHero, { locale: "en" }),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>(".el-consent-banner [aria-expanded]")?.click();
  },
};
export const Japanese: LocalizedStory = localized(overHero, { locale: "ja" });
export const NarrowLargeText: LocalizedStory = localized(overHero, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const Narrow: LocalizedStory = localized(overHero, { locale: "ja", viewport: { value: "w320" } });
/** The footer can be scrolled clear of it. */
export const ExampleFooter: LocalizedStory = localized(
  (locale) => (
    <>
      <SampleFooter locale={locale} />
      <Sample locale={locale} />
    </>
  ),
  { locale: "en" },
);
