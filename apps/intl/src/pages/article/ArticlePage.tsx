import { stringifySearch } from "@wesdom/site-runtime";
import { useContentHead, useMedia, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { ArticleHeader } from "@wesdom/ui-kit/article-header";
import { ArticleNav } from "@wesdom/ui-kit/article-nav";
import { Breadcrumbs } from "@wesdom/ui-kit/breadcrumbs";
import { Picture } from "@wesdom/ui-kit/picture";
import { Section } from "@wesdom/ui-kit/section";
import { TableOfContents } from "@wesdom/ui-kit/table-of-contents";
import type { ReactElement } from "react";
import type { ArticleMessages } from "../../messages/article/article-messages.ts";
import { formatDate } from "../../messages/formatDate.ts";
import { useMessages } from "../../messages/useMessages.ts";
import { Invitation } from "../shared/Invitation.tsx";
import styles from "./Article.module.css";
import { ArticleEnd } from "./ArticleEnd.tsx";
import type { ArticlePageData } from "./load-article-page.ts";

/** Category of the texts that bind: they have a date, but no author to be read for. */
const LEGAL_CATEGORY = "legal";

/** Headings from which a list of contents helps. */
const FEWEST_CONTENTS = 3;

/** Props of {@link ArticlePage}. */
interface ArticlePageProps extends Omit<Extract<ArticlePageData, { kind: "article" }>, "kind"> {
  readonly copy: ArticleMessages;
}

/** One article, or a text such as the privacy policy. */
export function ArticlePage({ article, byTitle, copy }: ArticlePageProps): ReactElement {
  const { language, messages, indexPath } = useMessages();
  const media = useMedia();
  const legal = article.category.id === LEGAL_CATEGORY;
  const path = `${indexPath}/article`;
  useArticleHead({ article, byTitle, copy }, path);
  const date = formatDate(legal ? article.updatedAt : article.publishedAt, language);
  const changed = !legal && article.updatedAt !== article.publishedAt;
  return (
    <>
      <Section space="tight" className={styles["article"]}>
        <Breadcrumbs
          items={[
            { label: messages.menu.home, href: indexPath },
            ...(legal ? [] : [{ label: copy.list.eyebrow, href: path }]),
            { label: article.title },
          ]}
        />
        <ArticleHeader
          title={article.title}
          {...(legal ? {} : { eyebrow: article.category.name, author: { name: article.author.name } })}
          lead={article.summary}
          {...(legal ? {} : { date: { iso: article.publishedAt, text: date } })}
          facts={legal ? [copy.inForceSince(date)] : [copy.minutes(article.readingMinutes)]}
          {...(changed ? { note: copy.updated(formatDate(article.updatedAt, language)) } : {})}
        />
        {!legal && <Picture {...media(article.picture)} priority className={styles["cover"]} />}
        {article.toc.length >= FEWEST_CONTENTS && (
          <TableOfContents entries={article.toc} className={styles["contents"]} />
        )}
        <ArticleBody html={article.html} />
        {!legal && <ArticleEnd article={article} copy={copy} />}
        <ArticleNav
          previous={article.previous && linkOf(path, article.previous)}
          next={article.next && linkOf(path, article.next)}
        />
      </Section>
      {!legal && <Invitation {...copy.invitation} />}
    </>
  );
}

function linkOf(path: string, { code, title }: { readonly code: string; readonly title: string }) {
  return { title, href: path + stringifySearch({ code }) };
}

/** Head of an article: its own address, dates and share card, and the way to it. */
function useArticleHead({ article, byTitle, copy }: ArticlePageProps, path: string): void {
  const { settings } = useSiteEnvironment();
  const { language, messages, indexPath } = useMessages();
  const { code, title, summary, tags, publishedAt, updatedAt, category, picture, share } = article;
  const legal = category.id === LEGAL_CATEGORY;
  const home = { name: messages.menu.home, url: indexPath };
  useContentHead(language, {
    path,
    // A binding text has the same title key in every language; an article is of one language.
    contentQuery: byTitle || legal ? { title: code } : { code },
    pageTitle: copy.pageTitle(title, settings.brand[language].name),
    title,
    summary,
    keywords: tags,
    section: category.name,
    publishedAt,
    updatedAt,
    share,
    ...(legal
      ? { twins: legalTwins(code), trail: [home] }
      : {
          author: article.author.name,
          preload: picture.src,
          trail: [home, { name: copy.list.eyebrow, url: path }],
        }),
  });
}

function legalTwins(code: string) {
  const query = stringifySearch({ title: code });
  return { en: `/m/en-us/article${query}`, ja: `/m/jp/article${query}` };
}
