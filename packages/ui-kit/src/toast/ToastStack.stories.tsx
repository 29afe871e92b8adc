import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useMemo } from "react";
import { Button } from "../button/index.ts";
import { Popup } from "../popup/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { TEXTS } from "../internal/stories/texts.ts";
import { Section } from "../section/index.ts";
import { createToaster } from "./createToaster.ts";
import { ToastStack } from "./ToastStack.tsx";

interface SampleProps {
  readonly locale: Locale;
  readonly filled?: boolean;
}

function Sample({ locale, filled = false }: SampleProps) {
  const t = TEXTS[locale].states;
  const toaster = useMemo(() => createToaster(), []);
  useEffect(() => {
    if (!filled) return;
    toaster.show(t.copied, { tone: "success", duration: 0 });
    toaster.show(TEXTS[locale].form.failed, { tone: "error", duration: 0 });
    toaster.show(t.loading, { duration: 0 });
  }, [filled, locale, t, toaster]);
  return (
    <Section space="section">
      <ToastStack toaster={toaster} label={t.notifications} />
      <div className="el-stack" style={{ paddingTop: 240 }}>
        <Button variant="outline" onClick={() => toaster.show(t.copied, { tone: "success" })}>
          {t.copied}
        </Button>
        <Button variant="outline" onClick={() => toaster.show(t.requestFailed, { tone: "error" })}>
          {t.requestFailed}
        </Button>
      </div>
    </Section>
  );
}

const meta: Meta<typeof ToastStack> = {
  title: "Feedback/Toast 轻提示",
  component: ToastStack,
  args: { label: "通知", toaster: createToaster() },
};

export default meta;

export const Playground: StoryObj<typeof ToastStack> = { render: () => <Sample locale="zh" /> };
export const Stacked: LocalizedStory = localized((locale) => <Sample locale={locale} filled />);
export const StackedNarrow: LocalizedStory = localized((locale) => <Sample locale={locale} filled />, {
  locale: "ja",
  viewport: { value: "w320" },
});

function OverSheet({ locale }: SampleProps) {
  const t = TEXTS[locale].states;
  const toaster = useMemo(() => createToaster(), []);
  useEffect(() => {
    toaster.show(t.copied, { tone: "success", duration: 0 });
  }, [t, toaster]);
  return (
    <div style={{ minHeight: 600 }}>
      <ToastStack toaster={toaster} label={t.notifications} />
      <Popup open title={OVERLAY_TEXTS[locale].sheetTitle}>
        <Button block onClick={() => toaster.show(t.copied, { tone: "success" })}>
          {t.copied}
        </Button>
      </Popup>
    </div>
  );
}

/** Seen and announced over an open sheet. */
export const ExampleOverSheet: LocalizedStory = localized((locale) => <OverSheet locale={locale} />);

interface SaidProps {
  readonly locale: Locale;
  readonly text: string;
  readonly tone: "success" | "error";
}

function Said({ locale, text, tone }: SaidProps) {
  const toaster = useMemo(() => createToaster(), []);
  useEffect(() => void toaster.show(text, { tone, duration: 0 }), [text, tone, toaster]);
  return <ToastStack toaster={toaster} label={TEXTS[locale].states.notifications} />;
}
export const Do: StoryObj<typeof ToastStack> = {
  tags: ["!autodocs", "!test", "!visual"],
  render: () => <Said locale="zh" text="已复制" tone="success" />,
};
export const Dont: StoryObj<typeof ToastStack> = {
  tags: ["!autodocs", "!test", "!visual"],
  render: () => <Said locale="zh" text="手机号有误，请返回第二步修改后重新提交" tone="error" />,
};
