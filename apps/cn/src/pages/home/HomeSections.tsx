import { stringifySearch, type HomeData } from "@wesdom/site-runtime";
import { useMedia } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { LogoWall } from "@wesdom/ui-kit/logo-wall";
import { NewsItem } from "@wesdom/ui-kit/news-item";
import { ProcessList } from "@wesdom/ui-kit/process-list";
import { ReasonList } from "@wesdom/ui-kit/reason-list";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { zh } from "../../messages/zh.ts";
import styles from "./Home.module.css";

/** The wall of client marks. */
export function ClientSection({ brands }: Pick<HomeData, "brands">): ReactElement {
  const media = useMedia();
  const { eyebrow, title, note } = zh.home.clients;
  return (
    <Section labelledBy="clients" ground="card">
      <SectionHeading id="clients" eyebrow={eyebrow} title={title} lead={note} />
      <LogoWall
        label={eyebrow}
        items={brands.map(({ id, name, picture }) => ({ key: id, name, picture: media(picture) }))}
      />
    </Section>
  );
}

/** Why clients choose the company. */
export function ReasonSection({ reasons }: Pick<HomeData["introduction"], "reasons">): ReactElement {
  const { eyebrow, title } = zh.home.reasons;
  return (
    <Section labelledBy="reasons" ground="ink">
      <SectionHeading id="reasons" eyebrow={eyebrow} title={title} />
      <ReasonList reasons={reasons.map((reason) => ({ key: reason.title, ...reason }))} />
    </Section>
  );
}

/** How the work goes, step by step. */
export function ProcessSection({ process }: Pick<HomeData["introduction"], "process">): ReactElement {
  const { eyebrow, title } = zh.home.process;
  return (
    <Section labelledBy="process">
      <SectionHeading id="process" eyebrow={eyebrow} title={title} />
      <ProcessList steps={process.map((step) => ({ key: step.title, ...step }))} />
    </Section>
  );
}

/** The latest articles as a magazine list. */
export function NewsSection({ articles }: Pick<HomeData, "articles">): ReactElement {
  const media = useMedia();
  const { eyebrow, title, more, minutes } = zh.home.news;
  return (
    <Section labelledBy="news" ground="card">
      <SectionHeading id="news" eyebrow={eyebrow} title={title} />
      {articles.map((article) => (
        <NewsItem
          key={article.code}
          href={`/m/zh-cn/article${stringifySearch({ code: article.code })}`}
          title={article.title}
          meta={[article.category.name, minutes.replace("{n}", String(article.readingMinutes))]}
          thumb={media(article.picture)}
        />
      ))}
      <div className={styles["more"]}>
        <Button variant="outline" href="/m/zh-cn/message">
          {more}
        </Button>
      </div>
    </Section>
  );
}
