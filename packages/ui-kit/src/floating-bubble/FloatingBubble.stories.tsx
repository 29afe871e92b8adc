import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement, type ReactNode } from "react";
import { WhatsappBrandIcon } from "../brand-icon/index.ts";
import { Button } from "../button/index.ts";
import { ChatPopup } from "../chat-popup/index.ts";
import { ConsultBar } from "../consult-bar/index.ts";
import { ChatIcon, GiftIcon } from "../icon/index.ts";
import { chatPage } from "../internal/stories/chatPage.ts";
import { gift } from "../internal/stories/gift.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { SampleCase, SampleFooter, SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";
import { TEXTS } from "../internal/stories/texts.ts";
import { SectionHeading } from "../section-heading/index.ts";
import { FloatingBubble } from "./FloatingBubble.tsx";
import { FloatingGroup } from "./FloatingGroup.tsx";

const meta: Meta<typeof FloatingBubble> = {
  title: "Navigation/FloatingBubble 悬浮气泡与挂件",
  component: FloatingBubble,
  args: { label: "客服小敦", icon: <ChatIcon /> },
  render: (args) => (
    <div style={{ minHeight: 240 }}>
      <FloatingGroup label="联系我们">
        <FloatingBubble {...args} />
      </FloatingGroup>
    </div>
  ),
};

export default meta;

export const Playground: StoryObj<typeof FloatingBubble> = {};

export const Tones: LocalizedStory = localized((locale) => {
  const t = OVERLAY_TEXTS[locale];
  return (
    <div style={{ minHeight: 400 }}>
      <FloatingGroup label={t.service}>
        <FloatingBubble label={t.gift} picture={gift()} href="https://gift.example.com" newTab />
        <FloatingBubble label={t.service} icon={<ChatIcon />} />
        <FloatingBubble label={t.name} icon={<ChatIcon />} tone="hot" />
        <FloatingBubble label={t.apply} icon={<GiftIcon />} tone="card" />
        <FloatingBubble
          label={t.whatsapp}
          icon={<WhatsappBrandIcon />}
          tone="whatsapp"
          href="https://wa.example.com"
          newTab
        />
      </FloatingGroup>
    </div>
  );
});

interface PageProps {
  readonly locale: Locale;
  /** What floats. */
  readonly children: ReactNode;
}

function Page({ locale, children }: PageProps): ReactElement {
  const t = TEXTS[locale];
  return (
    <>
      <SampleNavBar locale={locale} overlay />
      <SampleHero locale={locale} count={1} />
      <div className="el-gutter el-stack" style={{ paddingBlock: 48 }}>
        <SectionHeading title={t.work.title} />
        {[0, 1].map((at) => (
          <SampleCase key={at} locale={locale} at={at} />
        ))}
      </div>
      <SampleFooter locale={locale} />
      {children}
    </>
  );
}

function Pendant({ locale }: { readonly locale: Locale }): ReactElement {
  const [open, setOpen] = useState(false);
  const t = OVERLAY_TEXTS[locale];
  const { phone, consult } = TEXTS[locale];
  return (
    <Page locale={locale}>
      <ConsultBar label={consult}>
        <FloatingBubble label={t.gift} picture={gift()} href="https://gift.example.com" newTab />
        <FloatingBubble
          label={t.service}
          icon={<ChatIcon />}
          tone="card"
          expanded={open}
          onClick={() => setOpen(!open)}
        />
        <Button variant="outline" href="tel:4000035180">
          {phone}
        </Button>
        <Button href="/reservation">{consult}</Button>
      </ConsultBar>
      <ChatPopup title={t.service} src={chatPage(locale)} open={open} onClose={() => setOpen(false)} />
    </Page>
  );
}

/** The pendant of the Chinese site: a gift, and the chat, in the consultation bar. */
export const ExamplePendant: LocalizedStory = localized((locale) => <Pendant locale={locale} />, {
  locale: "zh",
});
export const ExamplePendantNarrow: LocalizedStory = localized((locale) => <Pendant locale={locale} />, {
  locale: "zh",
  viewport: { value: "w320" },
});
/** The bubble of the English site. */
export const ExampleWhatsapp: LocalizedStory = localized(
  (locale) => (
    <Page locale={locale}>
      <FloatingGroup label={OVERLAY_TEXTS[locale].service}>
        <FloatingBubble
          label={OVERLAY_TEXTS[locale].whatsapp}
          icon={<WhatsappBrandIcon />}
          tone="whatsapp"
          href="https://wa.example.com"
          newTab
        />
      </FloatingGroup>
    </Page>
  ),
  { locale: "en" },
);
