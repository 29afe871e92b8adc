import {
  articleAddress,
  bylineOf,
  isLegal,
  useArticleHead,
  type ShownArticle,
} from "@wesdom/page-sections/articles";
import { ClosingCall, ClosingFaces } from "@wesdom/page-sections/closing";
import { Beside } from "@wesdom/page-sections/layout";
import { stringifySearch, withoutPhraseBreaks } from "@wesdom/site-runtime";
import { useMedia, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { ArticleBody } from "@wesdom/ui-kit/article-body";
import { ArticleHeader } from "@wesdom/ui-kit/article-header";
import { ArticleNav } from "@wesdom/ui-kit/article-nav";
import { WeiboBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { Breadcrumbs } from "@wesdom/ui-kit/breadcrumbs";
import { Picture } from "@wesdom/ui-kit/picture";
import { ReadingProgress } from "@wesdom/ui-kit/reading-progress";
import { RelatedList } from "@wesdom/ui-kit/related-list";
import { Section } from "@wesdom/ui-kit/section";
import { ShareRow } from "@wesdom/ui-kit/share-row";
import { TableOfContents } from "@wesdom/ui-kit/table-of-contents";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/article.zh.yml";
import { copy as frame } from "#copy/frame.zh.yml";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";
import { dayText } from "../shared/dayText.ts";
import { WEIBO_SHARE } from "../shared/weiboShare.ts";
import styles from "./Article.module.css";
import { ARTICLE_PATH, articleHref } from "./articleHref.ts";

/** Id of the running text: what the line of progress measures. */
const TEXT_ID = "article-text";

/** Props of the parts of an article. */
interface ArticleProps {
  readonly article: ShownArticle;
}

/** An article or a legal text. */
export function ArticleText({ article }: ArticleProps): ReactElement {
  const media = useMedia();
  const { settings } = useSiteEnvironment();
  useArticleHead(article, "zh", {
    title: texts.documentTitle({ title: article.title, brand: settings.brand.zh.name }),
    home: frame.menu.home,
    list: { name: frame.menu.message, url: "/m/zh-cn/message" },
  });
  const legal = isLegal(article);
  const { toc, html, picture } = article;
  const author = bylineOf(texts.byline, article.author, media);
  return (
    <>
      <ReadingProgress target={TEXT_ID} />
      <Section space="tight" className={`${styles["article"]} ${legal ? "" : styles["pictured"]}`}>
        <article>
          <Beside>
            {!legal && <Picture {...media(picture)} alt="" priority />}
            <Breadcrumbs items={crumbs(article)} />
            <ArticleIntroduction article={article} />
            <TableOfContents key={article.code} entries={toc} />
          </Beside>
          <div id={TEXT_ID}>
            <ArticleBody key={article.code} html={html} anchors={false} />
          </div>
          <ArticleShare article={article} />
        </article>
        <ArticleNav previous={neighbour(article.previous)} next={neighbour(article.next)} />
        <RelatedList
          title={texts.related}
          className={styles["related"]}
          items={article.related.map((related) => ({
            key: related.code,
            title: related.title,
            href: articleHref(related.code),
            meta: [related.category.name, texts.shortMinutes({ minutes: related.readingMinutes })],
            picture: media(related.picture),
          }))}
        />
      </Section>
      {!legal && (
        <ClosingCall
          {...texts.consult}
          href={RESERVATION_PATH}
          mark={author.portrait && <ClosingFaces portraits={[author.portrait]} of={article.author} />}
        />
      )}
    </>
  );
}

function ArticleIntroduction({ article }: ArticleProps): ReactElement {
  const { title, summary, category, author, publishedAt, updatedAt, readingMinutes } = article;
  const media = useMedia();
  const changed = updatedAt === publishedAt ? {} : { note: texts.updated({ day: dayText(updatedAt) }) };
  return (
    <ArticleHeader
      eyebrow={isLegal(article) ? texts.legal : category.name}
      title={title}
      lead={summary}
      date={{ iso: publishedAt, text: dayText(publishedAt) }}
      facts={[texts.minutes({ minutes: readingMinutes })]}
      {...(isLegal(article) ? {} : { author: bylineOf(texts.byline, author, media) })}
      {...changed}
    />
  );
}

function ArticleShare({ article }: ArticleProps): ReactElement {
  const { origin } = useSiteEnvironment();
  const title = withoutPhraseBreaks(article.title);
  const url = origin + ARTICLE_PATH + stringifySearch(articleAddress(article));
  return (
    <ShareRow
      className={styles["share"]}
      url={url}
      title={title}
      targets={[
        {
          key: "weibo",
          label: texts.shareOnWeibo,
          href: WEIBO_SHARE + stringifySearch({ url, title }),
          icon: <WeiboBrandIcon />,
        },
      ]}
    />
  );
}

function crumbs(article: ShownArticle) {
  return [
    { label: frame.menu.home, href: "/m/zh-cn" },
    isLegal(article) ? { label: article.title } : { label: frame.menu.message, href: "/m/zh-cn/message" },
  ];
}

function neighbour(link: ShownArticle["previous"]) {
  return link && { title: link.title, href: articleHref(link.code) };
}
