import { article as articleRecord, breadcrumb } from "@wesdom/seo";
import { stringifySearch } from "@wesdom/site-runtime";
import { useMedia, useSiteEnvironment, useSitePageHead } from "@wesdom/site-runtime/react";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { ArticleHeader } from "@wesdom/ui-kit/article-header";
import { Breadcrumbs } from "@wesdom/ui-kit/breadcrumbs";
import { Button } from "@wesdom/ui-kit/button";
import { Picture } from "@wesdom/ui-kit/picture";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { StatGrid, StatNumber } from "@wesdom/ui-kit/stat-number";
import type { ReactElement } from "react";
import type { CaseMessages } from "../../messages/case/case-messages.ts";
import { useMessages } from "../../messages/useMessages.ts";
import { figureParts } from "../shared/figureParts.ts";
import { Invitation } from "../shared/Invitation.tsx";
import { StoryCard } from "../shared/StoryCard.tsx";
import styles from "./Case.module.css";
import { CaseFacts } from "./CaseFacts.tsx";
import type { CasePageData } from "./load-case-page.ts";

/** Props of {@link CasePage}. */
interface CasePageProps extends Omit<Extract<CasePageData, { kind: "case" }>, "kind"> {
  readonly copy: CaseMessages;
}

/** One case, told as an article: what was asked for, what was done, what came of it. */
export function CasePage({ story, related, copy }: CasePageProps): ReactElement {
  const { messages, indexPath } = useMessages();
  const media = useMedia();
  const path = `${indexPath}/case`;
  useCaseHead(story, copy);
  return (
    <>
      <Section space="tight" className={styles["detail"]}>
        <Breadcrumbs
          items={[
            { label: messages.menu.home, href: indexPath },
            { label: messages.menu.cases, href: path },
            { label: story.title },
          ]}
        />
        <ArticleHeader
          title={story.title}
          eyebrow={`${story.platform.name} · ${story.industry.name}`}
          lead={story.summary}
          facts={[story.brand.name, story.period]}
        />
        <Picture {...media(story.picture)} priority className={styles["cover"]} />
        <div className={styles["figures"]}>
          <SectionHeading level={2} title={copy.detail.figures} />
          <StatGrid>
            {[story.headline, ...story.figures].map(({ value, label }) => (
              <StatNumber key={label} {...figureParts(value)} label={label} />
            ))}
          </StatGrid>
        </div>
        <ArticleBody html={story.html ?? ""} />
        <CaseFacts story={story} copy={copy} />
      </Section>
      {related.length > 0 && (
        <Section ground="card" labelledBy="more-cases">
          <SectionHeading id="more-cases" title={copy.detail.more} />
          <div className={styles["cards"]}>
            {related.map((other) => (
              <StoryCard story={other} key={other.code} />
            ))}
          </div>
          <div className={styles["more"]}>
            <Button variant="outline" href={path}>
              {copy.detail.back}
            </Button>
          </div>
        </Section>
      )}
      <Invitation {...copy.invitation} />
    </>
  );
}

/** Head of a case: its own address in each language, its share picture, the record of an article. */
function useCaseHead(story: CasePageProps["story"], copy: CaseMessages): void {
  const { settings } = useSiteEnvironment();
  const { language, messages, indexPath } = useMessages();
  const { code, title, summary, publishedAt, share, picture, platform, industry } = story;
  const path = `${indexPath}/case`;
  const query = stringifySearch({ code });
  const url = settings.apiBase + share.src;
  useSitePageHead(language, {
    path,
    title: copy.detail.pageTitle(title, settings.brand[language].name),
    description: summary,
    keywords: [platform.name, industry.name, ...story.services.map(({ name }) => name)],
    contentQuery: { code },
    twins: { zh: `/m/zh-cn/case${query}`, en: `/m/en-us/case${query}`, ja: `/m/jp/case${query}` },
    image: { url, width: share.width, height: share.height, alt: title },
    article: { publishedAt, section: industry.name },
    preload: picture.src,
    structuredData: ({ origin, pageUrl, name }) => [
      articleRecord({
        language,
        origin,
        url: pageUrl,
        headline: title,
        description: summary,
        images: [url],
        publishedAt,
        publisher: name,
        publisherLogo: "/m/brand/icon-512.png",
        section: industry.name,
      }),
      breadcrumb(origin, [
        { name: messages.menu.home, url: indexPath },
        { name: messages.menu.cases, url: path },
        { name: title, url: pageUrl },
      ]),
    ],
  });
}
