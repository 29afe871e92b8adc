import { stringifySearch, type HomeData } from "@wesdom/site-runtime";
import { useMedia } from "@wesdom/site-runtime/react";
import { LogoWall } from "@wesdom/ui-kit/logo-wall";
import { NewsItem } from "@wesdom/ui-kit/news-item";
import { ReasonList } from "@wesdom/ui-kit/reason-list";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import type { HomeTexts } from "./home-texts.ts";
import styles from "./Home.module.css";
import reasonStyles from "./Reasons.module.css";

/** The wall of client marks. */
export function ClientSection({
  brands,
  texts,
}: Pick<HomeData, "brands"> & { readonly texts: HomeTexts["clients"] }): ReactElement {
  const media = useMedia();
  const { label, title, note } = texts;
  return (
    <Section split="wide" labelledBy="clients" ground="card">
      <SectionHeading id="clients" title={title} lead={note} />
      <LogoWall
        label={label}
        columns={2}
        items={brands.map(({ id, name, picture }) => ({ key: id, name, picture: media(picture) }))}
      />
    </Section>
  );
}

/** Why clients choose the company. */
export function ReasonSection({
  reasons,
  texts,
}: Pick<HomeData["introduction"], "reasons"> & { readonly texts: HomeTexts["reasons"] }): ReactElement {
  return (
    <Section split="wide" labelledBy="reasons" ground="ink" className={reasonStyles["reasons"]}>
      <SectionHeading id="reasons" title={texts.title} />
      <ReasonList
        display
        reasons={reasons.map(({ drawing, ...reason }) => ({
          key: reason.title,
          ...reason,
          mark: drawing && <i className={reasonStyles[drawing]} />,
        }))}
      />
    </Section>
  );
}

interface NewsSectionProps extends Pick<HomeData, "articles"> {
  readonly texts: HomeTexts["news"];
  /** Path of the home page, below which the articles of its language lie. */
  readonly indexPath: string;
  /** Way to all articles. @default none */
  readonly more?: ReactElement;
}

/** The latest articles as a magazine list. */
export function NewsSection({ articles, texts, indexPath, more }: NewsSectionProps): ReactElement {
  const media = useMedia();
  return (
    <Section split="wide" labelledBy="news" ground="card" className={styles["news"]}>
      <SectionHeading id="news" title={texts.title} />
      {articles.map((article, at) => (
        <NewsItem
          key={article.code}
          href={`${indexPath}/article${stringifySearch({ code: article.code })}`}
          title={article.title}
          meta={[article.category.name, texts.minutes({ minutes: article.readingMinutes })]}
          thumb={media(article.picture)}
          lead={at === 0}
        />
      ))}
      {more && <div className={`el-section__foot ${styles["more"]}`}>{more}</div>}
    </Section>
  );
}
