import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState, type ReactElement } from "react";
import { Button } from "../button/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";
import { createDialogs } from "./createDialogs.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";
import { DialogHost } from "./DialogHost.tsx";

const meta: Meta<typeof Dialog> = {
  title: "Feedback/Dialog 对话框",
  component: Dialog,
  args: { open: true, title: "离开这一页？", text: "您填写的内容还没有提交。" },
};

export default meta;

export const Playground: StoryObj<typeof Dialog> = {};

function Sample({ locale, ...props }: Omit<DialogProps, "open"> & { readonly locale: Locale }): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <>
      <SampleNavBar locale={locale} overlay />
      <SampleHero locale={locale} count={1} />
      <div className="el-gutter" style={{ paddingBlock: 24 }}>
        <Button block onClick={() => setOpen(true)}>
          {OVERLAY_TEXTS[locale].open}
        </Button>
      </div>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const Confirm: LocalizedStory = localized((locale) => {
  const [title, text, cancelLabel, confirmLabel] = OVERLAY_TEXTS[locale].ask;
  return (
    <Sample locale={locale} title={title} text={text} cancelLabel={cancelLabel} confirmLabel={confirmLabel} />
  );
});
export const Alert: LocalizedStory = localized((locale) => {
  const [title, text, confirmLabel] = OVERLAY_TEXTS[locale].tell;
  return <Sample locale={locale} kind="alert" title={title} text={text} confirmLabel={confirmLabel} />;
});
const danger = (locale: Locale): ReactElement => {
  const [title, text, cancelLabel, confirmLabel] = OVERLAY_TEXTS[locale].danger;
  return (
    <Sample
      locale={locale}
      tone="danger"
      title={title}
      text={text}
      cancelLabel={cancelLabel}
      confirmLabel={confirmLabel}
    />
  );
};
export const Danger: LocalizedStory = localized(danger);
export const DangerNarrowLargeText: LocalizedStory = localized(danger, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const LongText: LocalizedStory = localized((locale) => {
  const [title, text, read] = OVERLAY_TEXTS[locale].tell;
  return <Sample locale={locale} kind="alert" title={title} text={text.repeat(30)} confirmLabel={read} />;
});

/** Own content and own actions. */
export const ExampleCustom: LocalizedStory = localized((locale) => {
  const [title, text, call, write] = OVERLAY_TEXTS[locale].custom;
  return (
    <Sample
      locale={locale}
      kind="custom"
      title={title}
      text={text}
      actions={
        <>
          <Button block variant="hot" href="tel:4000035180">
            {call}
          </Button>
          <Button block variant="outline">
            {write}
          </Button>
        </>
      }
    />
  );
});

function Asking({ locale }: { readonly locale: Locale }): ReactElement {
  const dialogs = useMemo(() => createDialogs(), []);
  const [answer, setAnswer] = useState("");
  const [title, text, cancelLabel, confirmLabel] = OVERLAY_TEXTS[locale].ask;
  const ask = async (): Promise<void> => {
    setAnswer(String(await dialogs.confirm({ title, text, cancelLabel, confirmLabel })));
  };
  return (
    <div className="el-gutter" style={{ paddingBlock: 24 }}>
      <Button block onClick={() => void ask()}>
        {title}
      </Button>
      <output>{answer}</output>
      <DialogHost dialogs={dialogs} />
    </div>
  );
}

/** Asked from code: `await dialogs.confirm(…)`. */
export const ExampleAsked: LocalizedStory = localized((locale) => <Asking locale={locale} />);

export const Do: StoryObj<typeof Dialog> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { confirmLabel: "离开", cancelLabel: "继续填写" },
};
export const Dont: StoryObj<typeof Dialog> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: {
    title: "温馨提示",
    text: "确定要|执行此操作吗？",
    confirmLabel: "确定",
    cancelLabel: "取消",
  },
};
