import { Button } from "../../../button/index.ts";
import { NewsItem } from "../../../news-item/index.ts";
import { RelatedList } from "../../../related-list/index.ts";
import { Section } from "../../../section/index.ts";
import { SectionHeading } from "../../../section-heading/index.ts";
import { CONTENT } from "../content.ts";
import { sampleNews } from "../lists.tsx";
import type { Sections } from "../localized.ts";
import { More, SampleFooter } from "../parts.tsx";
import { TEXTS } from "../texts.ts";

/** Where a page leads on to. */
export const ENDS: Sections<"news" | "related" | "closing" | "footer"> = {
  news: (locale) => {
    const { eyebrow, title, all } = TEXTS[locale].news;
    return (
      <Section labelledBy="news" ground="card">
        <SectionHeading id="news" eyebrow={eyebrow} title={title} />
        {sampleNews(locale, 0, 3).map((item, at) => (
          <NewsItem {...item} key={item.href} lead={at === 0} />
        ))}
        {locale === "zh" && (
          <More>
            <Button variant="outline" href="/message">
              {all}
            </Button>
          </More>
        )}
      </Section>
    );
  },
  related: (locale) => (
    <Section space="tight">
      <RelatedList
        title={CONTENT[locale].article.related}
        items={sampleNews(locale, 1, 3).map(({ href, meta, thumb }, at) => ({
          key: href,
          href,
          title: TEXTS[locale].news.items[at]?.[0] ?? "",
          meta,
          picture: thumb,
        }))}
      />
    </Section>
  ),
  closing: (locale) => {
    const { eyebrow, title, text, action } = CONTENT[locale].closing;
    return (
      <Section ground="hot" labelledBy="closing" className="el-screen-only">
        <SectionHeading id="closing" eyebrow={eyebrow} title={title} lead={text} />
        <Button href="/reservation">{action}</Button>
      </Section>
    );
  },
  footer: (locale) => <SampleFooter locale={locale} />,
};
