import layout from "@wesdom/page-sections/news.module.css";
import { ClosingCall, ClosingCount } from "@wesdom/page-sections/closing";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { Tabs } from "@wesdom/ui-kit/tabs";
import type { ReactElement } from "react";
import { copy as texts, kit } from "#copy/message.zh.yml";
import { RESERVATION_PATH } from "../reservation/reservation-place.ts";
import { NewsSearch } from "../shared/NewsSearch.tsx";
import type { MessageData } from "./loadMessage.ts";
import styles from "./Message.module.css";
import { messageHref } from "./messageHref.ts";
import { MessageList } from "./MessageList.tsx";
import { useMessageHead } from "./useMessageHead.ts";

/** Props of {@link MessagePage}. */
interface MessageProps {
  readonly data: MessageData;
}

/** The marketing news: what its banner says, search, categories and the list, page by page. */
export function MessagePage({ data }: MessageProps): ReactElement {
  useMessageHead(data);
  const { banner, category, categories, total } = data;
  return (
    <ConfigProvider locale={kit}>
      <Section split space="tight" labelledBy="news" className={`${styles["news"]} ${layout["news"]}`}>
        <SectionHeading
          id="news"
          level={1}
          eyebrow={banner?.eyebrow ?? texts.eyebrow}
          title={banner?.title ?? category?.name ?? texts.listTitle}
          lead={banner?.subtitle ?? texts.counted({ total })}
          spaced={false}
          action={
            <div className={styles["ways"]}>
              <NewsSearch />
              <Tabs
                className={styles["categories"]}
                label={texts.categories}
                items={[
                  {
                    key: "",
                    label: texts.all,
                    count: categories.reduce((sum, { count }) => sum + count, 0),
                    href: messageHref(undefined),
                    current: category === null,
                  },
                  ...categories.map(({ id, name, count }) => ({
                    key: id,
                    label: name,
                    count,
                    href: messageHref(id),
                    current: id === category?.id,
                  })),
                ]}
              />
            </div>
          }
        />
        <MessageList data={data} />
      </Section>
      <ClosingCall
        {...texts.consult}
        {...(category
          ? {}
          : { ...texts.next, title: texts.next.title({ total }), mark: <ClosingCount count={total} /> })}
        href={RESERVATION_PATH}
      />
    </ConfigProvider>
  );
}
