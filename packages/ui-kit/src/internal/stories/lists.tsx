import type { ReactElement } from "react";
import { NewsItem, NewsList, type NewsItemProps } from "../../news-item/index.ts";
import { art } from "./art.ts";
import type { Locale } from "./localized.ts";
import { TEXTS } from "./texts.ts";

const GROUNDS = ["paper", "mint", "hot", "violet", "ink"] as const;

/** Notes of a language as a list; more than there are begin again. */
export function SampleNews({
  locale,
  count = 3,
}: {
  readonly locale: Locale;
  readonly count?: number;
}): ReactElement {
  return (
    <NewsList>
      {sampleNews(locale, 0, count).map((item) => (
        <NewsItem {...item} key={item.href} />
      ))}
    </NewsList>
  );
}

/** Props of notes, from the one at `start` on. */
export function sampleNews(locale: Locale, start: number, count: number): readonly NewsItemProps[] {
  const { items } = TEXTS[locale].news;
  return Array.from({ length: count }, (_, step) => {
    const at = start + step;
    const [title = "", kind = "", time = ""] = items[at % items.length] ?? [];
    const thumb = art({
      width: 600,
      height: 450,
      seed: at + 20,
      ground: GROUNDS[at % GROUNDS.length] ?? "paper",
      centre: [0.6, 0.6],
    });
    return { title, href: `/article?code=${at}`, meta: [kind, time], thumb };
  });
}
