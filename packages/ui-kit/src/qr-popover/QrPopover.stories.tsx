import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { WechatBrandIcon, WhatsappBrandIcon } from "../brand-icon/index.ts";
import { code } from "../internal/stories/art.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { Section } from "../section/index.ts";
import { QrPopover, type QrPopoverProps } from "./QrPopover.tsx";

const meta: Meta<typeof QrPopover> = {
  title: "Content/QrPopover 二维码气泡",
  component: QrPopover,
  args: {
    label: "微信公众号",
    children: <WechatBrandIcon />,
    picture: code("维思敦微信公众号二维码"),
    caption: "长按识别，关注维思敦",
  },
  render: (args) => (
    <Section>
      <div style={{ minHeight: 220 }}>
        <QrPopover {...args} />
      </div>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof QrPopover> = {};

interface SampleProps extends Partial<QrPopoverProps> {
  readonly locale: Locale;
}

function Sample({ locale, ...props }: SampleProps): ReactElement {
  const t = OVERLAY_TEXTS[locale];
  return (
    <QrPopover label={t.scan} picture={code(t.scan)} caption={t.scanCaption} {...props}>
      <WechatBrandIcon />
    </QrPopover>
  );
}

const row = { display: "flex", justifyContent: "space-between", minHeight: 460 } as const;
const open = ({ canvasElement }: { canvasElement: HTMLElement }): void => {
  canvasElement.querySelector<HTMLElement>("summary")?.click();
};
const opened = (
  draw: (locale: Locale) => ReactElement,
  globals?: Record<string, unknown>,
): LocalizedStory & { play: typeof open } => ({ ...localized(draw, globals), play: open });

export const Open: LocalizedStory = opened((locale) => (
  <Section>
    <div style={row}>
      <Sample locale={locale} />
    </div>
  </Section>
));
export const AtTheEdge: LocalizedStory = opened((locale) => (
  <Section>
    <div style={{ ...row, justifyContent: "flex-end" }}>
      <Sample locale={locale} />
    </div>
  </Section>
));
export const LongCaption: LocalizedStory = opened(
  (locale) => (
    <Section>
      <div style={row}>
        <Sample locale={locale} caption={OVERLAY_TEXTS[locale].scanLongCaption} align="center" />
      </div>
    </Section>
  ),
  { locale: "ja", viewport: { value: "w320" }, textScale: "2" },
);

/** In the dark footer, one open at a time. */
export const ExampleFooter: LocalizedStory = opened((locale) => (
  <Section ground="ink">
    <div style={{ ...row, justifyContent: "flex-start", gap: 12 }}>
      <Sample locale={locale} group="marks" />
      <Sample locale={locale} group="marks" label={OVERLAY_TEXTS[locale].whatsapp}>
        <WhatsappBrandIcon />
      </Sample>
    </div>
  </Section>
));
