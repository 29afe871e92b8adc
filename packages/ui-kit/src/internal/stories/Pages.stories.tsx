import type { Meta } from "@storybook/react-vite";
import { Fragment } from "react";
import { Button } from "../../button/index.ts";
import { ConsultBar } from "../../consult-bar/index.ts";
import { localized, type Locale, type LocalizedStory } from "./localized.ts";
import { SampleFooter, SampleNavBar } from "./parts.tsx";
import { SECTIONS, type SectionName } from "./sections.ts";
import { TEXTS } from "./texts.ts";

/** The Chinese page tells what is done before it shows it; the others the other way round. */
const FIRST: Readonly<Record<Locale, readonly SectionName[]>> = {
  zh: ["services", "covers"],
  en: ["covers", "services"],
  ja: ["covers", "services"],
};

function Home({ locale }: { readonly locale: Locale }) {
  const t = TEXTS[locale];
  const names: readonly SectionName[] = [
    "hero",
    "figures",
    ...FIRST[locale],
    "clients",
    "reasons",
    "process",
    "news",
  ];
  return (
    <>
      <SampleNavBar locale={locale} overlay />
      <main>
        {names.map((name) => (
          <Fragment key={name}>{SECTIONS[name](locale)}</Fragment>
        ))}
      </main>
      <SampleFooter locale={locale} />
      {locale === "zh" && (
        <ConsultBar label={t.consult}>
          <Button variant="outline" href="tel:4000035180">
            {t.phone}
          </Button>
          <Button href="/reservation">{t.consult}</Button>
        </ConsultBar>
      )}
    </>
  );
}

const meta: Meta = { title: "Pages/Home 首页", tags: ["!autodocs"] };

export default meta;

export const Chinese: LocalizedStory = localized((locale) => <Home locale={locale} />, { locale: "zh" });
export const English: LocalizedStory = localized((locale) => <Home locale={locale} />, { locale: "en" });
export const Japanese: LocalizedStory = localized((locale) => <Home locale={locale} />, { locale: "ja" });
export const JapaneseNarrowLargeText: LocalizedStory = localized((locale) => <Home locale={locale} />, {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "1.3",
});
