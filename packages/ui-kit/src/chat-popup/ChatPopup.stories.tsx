import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";
import { Button } from "../button/index.ts";
import { chatPage } from "../internal/stories/chatPage.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";
import { ChatPopup, type ChatPopupProps } from "./ChatPopup.tsx";

const meta: Meta<typeof ChatPopup> = {
  title: "Feedback/ChatPopup 客服弹窗",
  component: ChatPopup,
  args: { open: true, title: "客服小敦", src: chatPage("zh"), onClose: () => undefined },
};

export default meta;

export const Playground: StoryObj<typeof ChatPopup> = {};

interface SampleProps extends Partial<ChatPopupProps> {
  readonly locale: Locale;
}

function Sample({ locale, ...props }: SampleProps): ReactElement {
  const [open, setOpen] = useState(true);
  const t = OVERLAY_TEXTS[locale];
  return (
    <>
      <SampleNavBar locale={locale} overlay />
      <SampleHero locale={locale} count={1} />
      <div className="el-gutter" style={{ paddingBlock: 24 }}>
        <Button block onClick={() => setOpen(true)}>
          {t.service}
        </Button>
      </div>
      <ChatPopup
        title={t.service}
        src={chatPage(locale)}
        {...props}
        open={open}
        closeOnBack={false}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

export const Ready: LocalizedStory = localized((locale) => <Sample locale={locale} />);
/** Its drawing turns for ever, so no picture of it is the same twice. */
export const Loading: LocalizedStory = {
  ...localized((locale) => <Sample locale={locale} readyMessage="never" timeout={86_400_000} />),
  tags: ["!visual"],
};
export const Failed: LocalizedStory = localized((locale) => (
  <Sample locale={locale} readyMessage="never" timeout={0} />
));
export const FailedNarrowLargeText: LocalizedStory = localized(
  (locale) => <Sample locale={locale} readyMessage="never" timeout={0} />,
  { locale: "ja", viewport: { value: "w320" }, textScale: "2" },
);
