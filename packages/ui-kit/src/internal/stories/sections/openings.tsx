import { ArticleHeader } from "../../../article-header/index.ts";
import { Breadcrumbs } from "../../../breadcrumbs/index.ts";
import { Button } from "../../../button/index.ts";
import { Hero } from "../../../hero/index.ts";
import { PeopleWall } from "../../../people-wall/index.ts";
import { Section } from "../../../section/index.ts";
import { SectionHeading } from "../../../section-heading/index.ts";
import { CONTENT } from "../content.ts";
import type { Sections } from "../localized.ts";
import { SampleHero } from "../parts.tsx";
import { portrait } from "../people.tsx";
import { TEXTS } from "../texts.ts";

/** Shares of a whole, a row each: what a service does, drawn instead of pictured. */
const SHARES: readonly (readonly number[])[] = [
  [12, 12, 12],
  [6, 44, 16],
  [0, 64, 0],
];

const PARTS = ["violet", "hot", "mint"];

const PORTRAITS = Array.from({ length: 8 }, (_, at) => portrait(at, ""));

/** How pages begin. */
export const OPENINGS: Sections<"hero" | "service" | "people" | "article"> = {
  hero: (locale) => <SampleHero locale={locale} autoplay={6000} />,
  service: (locale) => {
    const { services, form } = TEXTS[locale];
    const [title = "", tagline = ""] = services.items[0] ?? [];
    return (
      <Hero
        slides={[
          {
            key: title,
            eyebrow: title,
            title: services.title,
            subtitle: tagline,
            ground: "paper",
            drawing: (
              <svg viewBox="0 0 100 60" focusable="false">
                {SHARES.map((row, y) =>
                  row.map((share, at) => (
                    <rect
                      x={row.slice(0, at).reduce((sum, each) => sum + each, 0)}
                      y={20 * y}
                      width={share}
                      height="20"
                      fill={`var(--el-palette-${PARTS[at]})`}
                      key={PARTS[at]}
                    />
                  )),
                )}
              </svg>
            ),
            drawn: "below",
            actions: <Button href="/contact-us">{form.send}</Button>,
          },
        ]}
      />
    );
  },
  people: (locale) => {
    const { about, slogan } = CONTENT[locale].headings;
    return (
      <Section space="none" labelledBy="about">
        <PeopleWall portraits={PORTRAITS} />
        <SectionHeading id="about" level={1} display title={about} lead={slogan} />
      </Section>
    );
  },
  article: (locale) => {
    const { article, crumbs, search } = CONTENT[locale];
    const [home = "", list = "", title = ""] = crumbs;
    return (
      <Section space="tight">
        <Breadcrumbs
          items={[{ label: home, href: "/" }, { label: list, href: "/message" }, { label: title }]}
        />
        <ArticleHeader
          eyebrow={article.category}
          title={article.title}
          lead={search.results[0]?.[1]}
          author={{ name: article.author }}
          date={{ iso: "2026-09-18", text: article.date }}
          facts={[article.minutes]}
        />
      </Section>
    );
  },
};
