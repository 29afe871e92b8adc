import { bylineOf, isLegal, useArticleHead } from "@wesdom/page-sections/articles";
import { ClosingCall, ClosingFaces } from "@wesdom/page-sections/closing";
import { Beside } from "@wesdom/page-sections/layout";
import { stringifySearch } from "@wesdom/site-runtime";
import { useMedia, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { ArticleHeader } from "@wesdom/ui-kit/article-header";
import { ArticleNav } from "@wesdom/ui-kit/article-nav";
import { Breadcrumbs } from "@wesdom/ui-kit/breadcrumbs";
import { Picture } from "@wesdom/ui-kit/picture";
import { ReadingProgress } from "@wesdom/ui-kit/reading-progress";
import { Section } from "@wesdom/ui-kit/section";
import { TableOfContents } from "@wesdom/ui-kit/table-of-contents";
import type { ReactElement } from "react";
import type { Copy } from "virtual:copy";
import { formatDate } from "../../language/formatDate.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./Article.module.css";
import { ArticleEnd } from "./ArticleEnd.tsx";
import type { ArticlePageData } from "./load-article-page.ts";

/** Headings from which a list of contents helps. */
const FEWEST_CONTENTS = 3;

/** Id of the running text: what the line of progress measures. */
const TEXT_ID = "article-text";

/** Props of {@link ArticlePage}. */
interface ArticlePageProps extends Omit<Extract<ArticlePageData, { kind: "article" }>, "kind"> {
  readonly copy: Copy["article"];
}

/** One article, or a text such as the privacy policy. */
export function ArticlePage({ article, copy }: ArticlePageProps): ReactElement {
  const { language, frame, indexPath } = useLanguage();
  const { settings } = useSiteEnvironment();
  const media = useMedia();
  const legal = isLegal(article);
  const path = `${indexPath}/article`;
  useArticleHead(article, language, {
    title: copy.pageTitle({ title: article.title, brand: settings.brand[language].name }),
    home: frame.menu.home,
    list: { name: copy.list.eyebrow, url: path },
  });
  const date = formatDate(legal ? article.updatedAt : article.publishedAt, language);
  const changed = !legal && article.updatedAt !== article.publishedAt;
  return (
    <>
      <ReadingProgress target={TEXT_ID} />
      <Section space="tight" className={`${styles["article"]} ${legal ? "" : styles["pictured"]}`}>
        <article>
          <Beside>
            {!legal && <Picture {...media(article.picture)} priority />}
            <Breadcrumbs
              items={[
                { label: frame.menu.home, href: indexPath },
                legal ? { label: article.title } : { label: copy.list.eyebrow, href: path },
              ]}
            />
            <ArticleHeader
              title={article.title}
              {...(legal
                ? {}
                : { eyebrow: article.category.name, author: bylineOf(copy.byline, article.author, media) })}
              lead={article.summary}
              {...(legal ? {} : { date: { iso: article.publishedAt, text: date } })}
              facts={
                legal ? [copy.inForceSince({ date })] : [copy.minutes({ minutes: article.readingMinutes })]
              }
              {...(changed ? { note: copy.updated({ date: formatDate(article.updatedAt, language) }) } : {})}
            />
            {article.toc.length >= FEWEST_CONTENTS && <TableOfContents entries={article.toc} />}
          </Beside>
          <div id={TEXT_ID}>
            <ArticleBody html={article.html} anchors={false} />
          </div>
        </article>
        {!legal && <ArticleEnd article={article} copy={copy} />}
        <ArticleNav
          previous={article.previous && linkOf(path, article.previous)}
          next={article.next && linkOf(path, article.next)}
        />
      </Section>
      {!legal && <Question article={article} copy={copy} />}
    </>
  );
}

/** The end of an article: its author asks back. */
function Question({ article, copy }: Pick<ArticlePageProps, "article" | "copy">): ReactElement {
  const { indexPath } = useLanguage();
  const { portrait } = bylineOf(copy.byline, article.author, useMedia());
  return (
    <ClosingCall
      {...copy.invitation}
      href={`${indexPath}/marketing-consultant`}
      mark={portrait && <ClosingFaces portraits={[portrait]} of={article.author} />}
    />
  );
}

function linkOf(path: string, { code, title }: { readonly code: string; readonly title: string }) {
  return { title, href: path + stringifySearch({ code }) };
}
