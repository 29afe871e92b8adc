import type { Story } from "@wesdom/api-client";
import { CaseFigures, CaseOpening, caseQuote } from "@wesdom/page-sections/cases";
import { Beside } from "@wesdom/page-sections/layout";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { ArticleHeader } from "@wesdom/ui-kit/article-header";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { formatDate } from "../../language/formatDate.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Case.module.css";
import { CaseFacts } from "./CaseFacts.tsx";

/** Props of {@link CaseArticle}. */
interface CaseArticleProps {
  readonly story: Story;
  readonly copy: Copy["case"];
  /** The way to the case, below its cover. @default none */
  readonly crumbs?: ReactElement;
}

/** What was asked for, what was done, what came of it. */
export function CaseArticle({ story, copy, crumbs }: CaseArticleProps): ReactElement {
  const { language } = useLanguage();
  return (
    <>
      <CaseOpening story={story} />
      {crumbs}
      <Beside>
        <ArticleHeader
          title={story.title}
          eyebrow={
            <span className="el-facts">
              <span>{story.platform.name}</span> <span>{story.industry.name}</span>
            </span>
          }
          lead={story.summary}
          date={{ iso: story.publishedAt, text: formatDate(story.publishedAt, language) }}
          facts={[story.brand.name, story.period]}
        />
        <div className={styles["figures"]}>
          <SectionHeading level={2} title={copy.detail.figures} />
          <CaseFigures figures={story.figures} />
        </div>
      </Beside>
      <ArticleBody key={story.code} html={story.html ?? ""} anchors={false} quote={caseQuote(story)} />
      <CaseFacts story={story} copy={copy} />
    </>
  );
}
