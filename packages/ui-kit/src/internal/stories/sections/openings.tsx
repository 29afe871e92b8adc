import { ArticleHeader } from "../../../article-header/index.ts";
import { Breadcrumbs } from "../../../breadcrumbs/index.ts";
import { Button } from "../../../button/index.ts";
import { variables } from "../../../css-variables/index.ts";
import { Hero } from "../../../hero/index.ts";
import { PeopleWall } from "../../../people-wall/index.ts";
import { PX_PER_REM } from "../../../px-to-rem/pxToRem.ts";
import { Section } from "../../../section/index.ts";
import { SectionHeading } from "../../../section-heading/index.ts";
import { art } from "../art.ts";
import { CONTENT } from "../content.ts";
import type { Sections } from "../localized.ts";
import { SampleHero } from "../parts.tsx";
import { portrait } from "../people.tsx";
import { TEXTS } from "../texts.ts";

/** Of an opening whose picture is a wide one. */
const LOW = variables({ "--el-hero-height": `${640 / PX_PER_REM}rem` });

const PORTRAITS = Array.from({ length: 8 }, (_, at) => portrait(at, ""));

/** How pages begin. */
export const OPENINGS: Sections<"hero" | "service" | "people" | "article"> = {
  hero: (locale) => <SampleHero locale={locale} autoplay={6000} />,
  service: (locale) => {
    const { services, form } = TEXTS[locale];
    const [title = "", tagline = ""] = services.items[0] ?? [];
    return (
      <div style={LOW}>
        <Hero
          slides={[
            {
              key: title,
              eyebrow: title,
              title: services.title,
              subtitle: tagline,
              ground: "violet",
              art: art({ width: 600, height: 450, seed: 12, ground: "violet", centre: [0.7, 0.4] }),
              actions: <Button href="/contact-us">{form.send}</Button>,
            },
          ]}
        />
      </div>
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
