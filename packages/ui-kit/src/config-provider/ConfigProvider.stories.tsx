import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";
import { Button } from "../button/index.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { en } from "../locale/en.ts";
import { ja } from "../locale/ja.ts";
import { mergeLocale } from "../locale/mergeLocale.ts";
import { zh } from "../locale/zh.ts";
import { Section } from "../section/index.ts";
import { ConfigProvider } from "./ConfigProvider.tsx";
import { useConfig } from "./useConfig.ts";
import { usePopupZIndex } from "./usePopupZIndex.ts";
import { useTexts } from "./useTexts.ts";

function Texts(): ReactElement {
  const { close, retry, loading } = useTexts("common");
  return (
    <p style={{ marginBottom: "var(--el-space-4)" }}>
      <b>{useConfig().locale?.lang}</b>
      <br />
      {[close, retry, loading].join(" · ")}
    </p>
  );
}

function Opening({ name }: { readonly name: string }): ReactElement {
  const [open, setOpen] = useState(false);
  const zIndex = usePopupZIndex(open);
  return (
    <p style={{ marginBottom: "var(--el-space-3)" }}>
      <Button size="small" variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </Button>{" "}
      z-index {zIndex ?? "–"}
    </p>
  );
}

const meta: Meta<typeof ConfigProvider> = {
  title: "Foundations/ConfigProvider 全局配置",
  component: ConfigProvider,
  args: { popupBase: 2000 },
  render: (args) => (
    <Section space="tight">
      <ConfigProvider {...args}>
        <Texts />
        <Opening name="Popup" />
        <Opening name="Toast" />
      </ConfigProvider>
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ConfigProvider> = {};

export const Languages: StoryObj = {
  render: () => (
    <Section space="tight">
      {[zh, en, ja].map((locale) => (
        <ConfigProvider key={locale.lang} locale={locale}>
          <div lang={locale.lang}>
            <Texts />
          </div>
        </ConfigProvider>
      ))}
    </Section>
  ),
};

export const OwnWords: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <ConfigProvider locale={mergeLocale({ zh, en, ja }[locale], { common: { retry: "★" } })}>
      <Texts />
    </ConfigProvider>
  </Section>
));
