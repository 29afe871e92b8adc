import { ClosingCall } from "@wesdom/page-sections/closing";
import { useMedia } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { Hero } from "@wesdom/ui-kit/hero";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { Tabs } from "@wesdom/ui-kit/tabs";
import type { ReactElement } from "react";
import { copy as texts, kit } from "#copy/message.zh.yml";
import { articleHref } from "../article/articleHref.ts";
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

/** The marketing news: banner, search, categories and the list, page by page. */
export function MessagePage({ data }: MessageProps): ReactElement {
  useMessageHead(data);
  const { banner, category, categories, total } = data;
  return (
    <ConfigProvider locale={kit}>
      {banner && <MessageBanner banner={banner} lead={data.list[0]} />}
      <Section space="tight" labelledBy="news">
        <SectionHeading
          id="news"
          level={banner ? 2 : 1}
          {...(banner ? {} : { eyebrow: texts.eyebrow })}
          title={category?.name ?? texts.listTitle}
          lead={texts.counted({ total })}
        />
        <NewsSearch />
        <Tabs
          className={styles["categories"]}
          label={texts.categories}
          items={[
            { key: "", label: texts.all, href: messageHref(undefined), current: category === null },
            ...categories.map(({ id, name, count }) => ({
              key: id,
              label: name,
              count,
              href: messageHref(id),
              current: id === category?.id,
            })),
          ]}
        />
        <MessageList data={data} />
      </Section>
      <ClosingCall {...texts.consult} href={RESERVATION_PATH} />
    </ConfigProvider>
  );
}

/** The banner is the newest article: its picture, its title, the way to it. */
function MessageBanner({
  banner,
  lead,
}: {
  banner: NonNullable<MessageData["banner"]>;
  lead: MessageData["list"][number] | undefined;
}) {
  const media = useMedia();
  const { code, eyebrow, title, tone, picture, action } = banner;
  const href = lead ? articleHref(lead.code) : action.href;
  return (
    <div className={styles["banner"]}>
      <Hero
        slides={[
          {
            key: code,
            eyebrow,
            title,
            subtitle: lead?.title,
            ground: tone,
            art: media(lead?.picture ?? picture),
            actions: <Button href={href}>{action.label}</Button>,
          },
        ]}
      />
    </div>
  );
}
