import { ArticleBody } from "../../../article-body/index.ts";
import { Button } from "../../../button/index.ts";
import { FilterChips } from "../../../filter-chips/index.ts";
import { InfiniteList } from "../../../infinite-list/index.ts";
import { LogoWall } from "../../../logo-wall/index.ts";
import { CoverRail } from "../../../rail/index.ts";
import { Section } from "../../../section/index.ts";
import { SectionHeading } from "../../../section-heading/index.ts";
import { StatGrid, StatNumber } from "../../../stat-number/index.ts";
import { mark } from "../art.ts";
import { CONTENT } from "../content.ts";
import type { Sections } from "../localized.ts";
import { More, SampleCase } from "../parts.tsx";
import { TEXTS } from "../texts.ts";

const CASES = [0, 1, 2];

/** What shows that it is true. */
export const PROOFS: Sections<"figures" | "covers" | "cases" | "clients" | "quotation"> = {
  figures: (locale) => {
    const { title, items } = TEXTS[locale].figures;
    return (
      <Section labelledBy="figures">
        <SectionHeading id="figures" title={title} />
        <StatGrid lead>
          {items.map(([value, suffix, label]) => (
            <StatNumber key={label} value={value} suffix={suffix} label={label} countUp />
          ))}
        </StatGrid>
      </Section>
    );
  },
  covers: (locale) => {
    const { work, cases } = TEXTS[locale];
    return (
      <Section labelledBy="covers">
        <SectionHeading id="covers" eyebrow={work.eyebrow} title={work.title} />
        <CoverRail
          label={work.eyebrow}
          items={CASES.map((at) => ({ key: String(at), content: <SampleCase locale={locale} at={at} /> }))}
        />
        <More>
          <Button variant="outline" href="/case">
            {cases}
          </Button>
        </More>
      </Section>
    );
  },
  cases: (locale) => {
    const { eyebrow } = TEXTS[locale].work;
    const { headings, platforms } = CONTENT[locale];
    return (
      <Section space="tight" labelledBy="cases">
        <SectionHeading
          id="cases"
          level={1}
          eyebrow={eyebrow}
          title={headings.cases}
          lead={headings.numbers}
        />
        <FilterChips
          labelled
          label={platforms.label}
          items={platforms.items.map(([name, count], at) => ({
            key: name,
            label: name,
            count,
            href: `?platform=${at}`,
            current: at === 0,
          }))}
        />
        <More>
          <InfiniteList
            label={eyebrow}
            items={CASES.map((at) => ({
              key: String(at),
              content: <SampleCase locale={locale} at={at} level={2} />,
            }))}
            moreHref="?page=2"
          />
        </More>
      </Section>
    );
  },
  clients: (locale) => {
    const { eyebrow, title, names } = TEXTS[locale].clients;
    return (
      <Section labelledBy="clients" ground="card">
        <SectionHeading
          id="clients"
          eyebrow={eyebrow}
          title={title}
          lead={CONTENT[locale].headings.clients}
        />
        <LogoWall label={eyebrow} items={names.map((name) => ({ key: name, name, picture: mark(name) }))} />
      </Section>
    );
  },
  quotation: (locale) => {
    const [quote] = CONTENT[locale].quotes;
    return (
      <Section>
        <ArticleBody
          html={`<blockquote><p>${quote?.text}</p><p>${quote?.name} · ${quote?.role}</p></blockquote>`}
        />
      </Section>
    );
  },
};
