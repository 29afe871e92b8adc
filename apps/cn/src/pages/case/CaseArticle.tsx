import {
  CaseFigures,
  CaseOpening,
  caseQuote,
  RelatedCases,
  subjectOf,
  type OneCase,
} from "@wesdom/page-sections/cases";
import { Beside } from "@wesdom/page-sections/layout";
import { LANGUAGES, stringifySearch, withoutPhraseBreaks } from "@wesdom/site-runtime";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { ArticleHeader } from "@wesdom/ui-kit/article-header";
import { WeiboBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { ShareRow } from "@wesdom/ui-kit/share-row";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/case.zh.yml";
import { dayText } from "../shared/dayText.ts";
import { WEIBO_SHARE } from "../shared/weiboShare.ts";
import styles from "./Case.module.css";
import { caseHref } from "./caseHref.ts";

/** Props of {@link CaseArticle}. */
interface CaseArticleProps extends Pick<OneCase, "story" | "related"> {
  /** The way to the case, below its cover. @default none */
  readonly crumbs?: ReactElement;
}

/** A case told as an article: its cover with the result first. */
export function CaseArticle({ story, related, crumbs }: CaseArticleProps): ReactElement {
  const { title, summary, brand, industry, platform, publishedAt, figures, period, services } = story;
  return (
    <>
      <article>
        <CaseOpening story={story} />
        {crumbs}
        <Beside>
          <ArticleHeader
            eyebrow={subjectOf(brand.name, platform.name)}
            title={title}
            lead={summary}
            date={{ iso: publishedAt, text: dayText(publishedAt) }}
            facts={[industry.name]}
          />
          <section aria-label={texts.results} className={styles["facts"]}>
            <CaseFigures figures={figures} />
          </section>
          <dl className={styles["terms"]}>
            <dt>{texts.period}</dt>
            <dd>{period}</dd>
            <dt>{texts.services}</dt>
            <dd>{services.map(({ name }) => name).join("、")}</dd>
          </dl>
        </Beside>
        <ArticleBody key={story.code} html={story.html} anchors={false} quote={caseQuote(story)} />
        <CaseShare story={story} />
      </article>
      <RelatedCases title={texts.more} related={related} indexPath={LANGUAGES.zh.indexPath} />
    </>
  );
}

function CaseShare({ story }: Pick<OneCase, "story">): ReactElement {
  const { code } = story;
  const title = withoutPhraseBreaks(story.title);
  const url = useSiteEnvironment().origin + caseHref(code);
  const href = WEIBO_SHARE + stringifySearch({ url, title });
  return (
    <ShareRow
      className={styles["share"]}
      url={url}
      title={title}
      targets={[{ key: "weibo", label: texts.shareOnWeibo, href, icon: <WeiboBrandIcon /> }]}
    />
  );
}
