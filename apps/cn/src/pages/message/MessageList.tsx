import { newsLook } from "@wesdom/page-sections/articles";
import layout from "@wesdom/page-sections/news.module.css";
import { pageCount, useMedia } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Empty } from "@wesdom/ui-kit/empty";
import { NewsItem, NewsList } from "@wesdom/ui-kit/news-item";
import { Pagination } from "@wesdom/ui-kit/pagination";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/message.zh.yml";
import { articleHref } from "../article/articleHref.ts";
import type { MessageData } from "./loadMessage.ts";
import styles from "./Message.module.css";
import { messageHref } from "./messageHref.ts";

/** The articles of a page of the news, the first one large, and the way to the other pages. */
export function MessageList({ data }: { readonly data: MessageData }): ReactElement {
  const media = useMedia();
  const { list, pageNum } = data;
  if (list.length === 0) return <NoArticles />;
  return (
    <section aria-label={texts.list} className={`${styles["list"]} ${layout["list"]}`}>
      <NewsList>
        {list.map(({ code, title, category, readingMinutes, publishedAt, picture }, at) => (
          <NewsItem
            key={code}
            level={2}
            href={articleHref(code)}
            title={title}
            meta={[category.name, texts.minutes({ minutes: readingMinutes })]}
            date={{ iso: publishedAt, text: publishedAt.replaceAll("-", ".") }}
            {...newsLook(list, at, media(picture))}
          />
        ))}
      </NewsList>
      <Pagination
        page={pageNum}
        total={pageCount(data)}
        hrefOf={(page) => messageHref(data.category?.id, page)}
      />
    </section>
  );
}

function NoArticles(): ReactElement {
  return (
    <Empty
      title={texts.empty.title}
      text={texts.empty.text}
      actions={<Button href={messageHref(undefined)}>{texts.empty.action}</Button>}
    />
  );
}
