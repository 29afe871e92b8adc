import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement, type ReactNode } from "react";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { Input } from "../input/index.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { OVERLAY_TEXTS } from "../internal/stories/overlayTexts.ts";
import { SampleHero, SampleNavBar } from "../internal/stories/parts.tsx";
import { Select } from "../select/index.ts";
import { Textarea } from "../textarea/index.ts";
import { Popup, type PopupProps } from "./Popup.tsx";

const meta: Meta<typeof Popup> = {
  title: "Feedback/Popup 弹出层",
  component: Popup,
  args: { open: true, title: "筛选案例", children: "按平台和行业，找到和您最像的那一个。" },
};

export default meta;

export const Playground: StoryObj<typeof Popup> = {};

type SampleProps = Omit<Partial<PopupProps>, "children"> & {
  readonly locale: Locale;
  readonly children: ReactNode;
};

function Sample({ locale, children, ...props }: SampleProps): ReactElement {
  const [open, setOpen] = useState(true);
  const t = OVERLAY_TEXTS[locale];
  return (
    <>
      <SampleNavBar locale={locale} overlay />
      <SampleHero locale={locale} count={1} />
      <div className="el-gutter" style={{ paddingBlock: 24 }}>
        <Button block onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      </div>
      <Popup title={t.sheetTitle} {...props} open={open} onClose={() => setOpen(false)}>
        {children}
      </Popup>
    </>
  );
}

function Choices({ locale, times = 1 }: { readonly locale: Locale; readonly times?: number }): ReactElement {
  const rows = Array.from({ length: times }, () => OVERLAY_TEXTS[locale].choices).flat();
  return (
    <ul>
      {rows.map(([title, text], at) => (
        <li
          key={at}
          style={{ padding: "14px 0", borderBottom: "1px solid var(--el-on-ground-line)", lineHeight: 1.5 }}
        >
          <strong>{title}</strong>
          <br />
          <span style={{ color: "var(--el-on-ground-muted)", fontSize: "var(--el-text-14)" }}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export const ContentHigh: LocalizedStory = localized((locale) => (
  <Sample locale={locale}>
    <Choices locale={locale} />
  </Sample>
));
export const LongTitleAndContent: LocalizedStory = localized(
  (locale) => (
    <Sample
      locale={locale}
      title={OVERLAY_TEXTS[locale].sheetLongTitle}
      footer={
        <>
          <Button variant="outline">{OVERLAY_TEXTS[locale].reset}</Button>
          <Button>{OVERLAY_TEXTS[locale].apply}</Button>
        </>
      }
    >
      <Choices locale={locale} times={4} />
    </Sample>
  ),
  { locale: "ja", viewport: { value: "w320" } },
);
export const FullHigh: LocalizedStory = localized((locale) => (
  <Sample locale={locale} height="full">
    <Choices locale={locale} times={2} />
  </Sample>
));
export const OnInkWithoutTitle: LocalizedStory = localized((locale) => (
  <Sample locale={locale} ground="ink" title={undefined} label={OVERLAY_TEXTS[locale].sheetTitle}>
    <p style={{ fontSize: "var(--el-text-22)", lineHeight: 1.4 }}>{OVERLAY_TEXTS[locale].sheetText}</p>
  </Sample>
));

/** A form in a sheet: the keyboard lifts it, Back closes it. */
export const ExampleForm: LocalizedStory = localized((locale) => {
  const t = OVERLAY_TEXTS[locale];
  return (
    <Sample locale={locale} title={t.sheetTitle} closeOnBack footer={<Button>{t.apply}</Button>}>
      <div className="el-stack">
        <Field name="platform" label={t.choose}>
          <Select options={t.choices.map(([label]) => ({ value: label, label }))} />
        </Field>
        <Field name="name" label={t.name}>
          <Input />
        </Field>
        <Field name="note" label={t.note}>
          <Textarea rows={3} />
        </Field>
      </div>
    </Sample>
  );
});

export const Do: StoryObj<typeof Popup> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { title: "筛选案例" },
};
export const Dont: StoryObj<typeof Popup> = {
  tags: ["!autodocs", "!test", "!visual"],
  args: { title: "请在下方|选择筛选条件，以便|为您展示更精准的|客户案例内容" },
};
