import type { Meta } from "@storybook/react-vite";
import { Button } from "../../button/index.ts";
import { ConsultBar } from "../../consult-bar/index.ts";
import { Link } from "../../link/index.ts";
import { LogoWall } from "../../logo-wall/index.ts";
import { NewsItem, NewsList } from "../../news-item/index.ts";
import { ProcessList } from "../../process-list/index.ts";
import { ReasonList } from "../../reason-list/index.ts";
import { Section } from "../../section/index.ts";
import { SectionHeading } from "../../section-heading/index.ts";
import { ServiceIndex } from "../../service-index/index.ts";
import { StatGrid, StatNumber } from "../../stat-number/index.ts";
import { art, mark } from "./art.ts";
import { localized, type Locale, type LocalizedStory } from "./localized.ts";
import { SampleCase, SampleFooter, SampleHero, SampleNavBar } from "./parts.tsx";
import { TEXTS } from "./texts.ts";

const THUMBS = ["paper", "mint", "hot"] as const;

function Home({ locale }: { readonly locale: Locale }) {
  const t = TEXTS[locale];
  return (
    <>
      <SampleNavBar locale={locale} overlay />
      <main>
        <SampleHero locale={locale} />
        <Section>
          <SectionHeading eyebrow={t.figures.eyebrow} title={t.figures.title} />
          <StatGrid>
            {t.figures.items.map(([value, suffix, label]) => (
              <StatNumber key={label} value={value} suffix={suffix} label={label} countUp />
            ))}
          </StatGrid>
        </Section>
        <Section>
          <SectionHeading eyebrow={t.services.eyebrow} title={t.services.title} />
          <ServiceIndex
            items={t.services.items.map(([title, tagline]) => ({
              key: title,
              title,
              tagline,
              href: `/${title}`,
            }))}
          />
        </Section>
        <Section>
          <SectionHeading eyebrow={t.work.eyebrow} title={t.work.title} />
          <div className="el-stack">
            {[0, 1, 2].map((at) => (
              <SampleCase key={at} locale={locale} at={at} />
            ))}
          </div>
        </Section>
        <Section ground="card">
          <SectionHeading eyebrow={t.clients.eyebrow} title={t.clients.title} />
          <LogoWall
            label={t.clients.title}
            items={t.clients.names.map((name) => ({ key: name, name, picture: mark(name) }))}
          />
        </Section>
        <Section>
          <SectionHeading eyebrow={t.process.eyebrow} title={t.process.title} />
          <ProcessList
            steps={t.process.steps.map(([duration, title, text]) => ({ key: title, duration, title, text }))}
          />
        </Section>
        <Section>
          <SectionHeading eyebrow={t.reasons.eyebrow} title={t.reasons.title} />
          <ReasonList
            reasons={t.reasons.items.map(([sign, title, text]) => ({ key: title, mark: sign, title, text }))}
          />
        </Section>
        <Section>
          <SectionHeading
            eyebrow={t.news.eyebrow}
            title={t.news.title}
            action={<Link href="/all">{t.news.all}</Link>}
          />
          <NewsList>
            {t.news.items.map(([title, kind, time], at) => (
              <NewsItem
                key={title}
                title={title}
                href={`/${at}`}
                meta={[kind, time]}
                thumb={art({
                  width: 600,
                  height: 450,
                  seed: at + 20,
                  ground: THUMBS[at] ?? "paper",
                  centre: [0.6, 0.6],
                })}
              />
            ))}
          </NewsList>
        </Section>
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
