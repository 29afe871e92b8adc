import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArticleHeader } from "../article-header/index.ts";
import { CONTENT } from "../internal/stories/content.ts";
import { EVIDENCE } from "../internal/stories/content/evidence.ts";
import { localized, type Locale, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section, type Ground } from "../section/index.ts";
import { ArticleBody } from "./ArticleBody.tsx";

const meta: Meta<typeof ArticleBody> = {
  title: "Content/ArticleBody 正文",
  component: ArticleBody,
  args: { html: CONTENT.zh.article.html, anchors: true },
  render: (args) => (
    <Section space="tight">
      <ArticleBody {...args} />
    </Section>
  ),
};

export default meta;

export const Playground: StoryObj<typeof ArticleBody> = {};
const text = (ground?: Ground) => (locale: Locale) => (
  <Section space="tight" ground={ground}>
    <ArticleBody html={CONTENT[locale].article.html} />
  </Section>
);
export const English: LocalizedStory = localized(text(), { locale: "en" });
export const Japanese: LocalizedStory = localized(text(), { locale: "ja" });
const YEAR: Readonly<
  Record<Locale, readonly [label: string, heads: readonly string[], quarters: readonly string[]]>
> = {
  zh: ["表格", ["季度", "损益（万元）"], ["一", "二", "三", "四"]],
  en: ["Table", ["Quarter", "Profit (10,000 yuan)"], ["Q1", "Q2", "Q3", "Q4"]],
  ja: ["表", ["四半期", "損益（万元）"], ["Q1", "Q2", "Q3", "Q4"]],
};
function yearTable(locale: Locale): string {
  const [label, [quarter, profit], [first, second, third, fourth]] = YEAR[locale];
  return `<div role="region" tabindex="0" aria-label="${label}"><table>
      <thead><tr><th scope="col">${quarter}</th><th scope="col" data-bars>${profit}</th></tr></thead>
      <tbody><tr><td>${first}</td><td data-bar="40" data-below>−60</td></tr><tr><td>${second}</td><td data-bar="00">0</td></tr>
      <tr><td>${third}</td><td>—</td></tr><tr><td>${fourth}</td><td data-bar="100">150</td></tr></tbody></table></div>`;
}
/** Bars of a year with a loss, a zero and a gap. */
export const Losses: LocalizedStory = localized((locale) => (
  <Section space="tight">
    <ArticleBody html={yearTable(locale)} anchors />
  </Section>
));
const DATES: Readonly<Record<Locale, readonly (readonly [title: string, below: string, text: string])[]>> = {
  zh: [
    ["三月", "12 周前", "定下价格、库存，以及退出的条件。"],
    ["六月", "当周", "什么新事都不开始。"],
  ],
  en: [
    ["March", "12 weeks before", "Decide the price, the stock, and when you would leave."],
    ["June", "the week itself", "Begin nothing new."],
  ],
  ja: [
    ["3月", "12週前", "価格と在庫、撤退の条件を決める。"],
    ["6月", "当週", "新しいことを始めない。"],
  ],
};
const MONTHS = Array.from({ length: 6 }, (_, at) => `<span>${at + 1}</span>`).join("");
function datesOf(locale: Locale): string {
  const rows = DATES[locale];
  const entries = rows.map(
    ([title, below, text]) => `<li><strong>${title}<br>${below}</strong><br>${text}</li>`,
  );
  const [first, second] = rows.map(([title]) => title);
  return `<ul>${entries.join("")}</ul><figure class="el-evidence el-evidence--calendar el-ground el-ground--ink">
    <div class="el-evidence__calendar"><span class="el-evidence__months" aria-hidden="true">${MONTHS}</span>
    <ul class="el-evidence__festivals"><li><span data-bar="05"></span><span data-bar="35"></span><strong>${first}</strong></li>
    <li><span data-bar="60"><strong>${second}</strong></span><span data-bar="30"></span></li></ul></div>
    <figcaption>${rows.map(([, below]) => below).join(", ")}</figcaption></figure>`;
}
const dates = (locale: Locale) => (
  <Section space="tight">
    <ArticleBody html={datesOf(locale)} />
  </Section>
);
/** Entries that open with a line of their own, along a ruler; a calendar of months. */
export const Dates: LocalizedStory = localized(dates);
export const DatesEnglish: LocalizedStory = localized(dates, { locale: "en" });
export const DatesJapaneseNarrow: LocalizedStory = localized(dates, {
  locale: "ja",
  viewport: { value: "w320" },
});
const evidence = (locale: Locale) => (
  <Section space="tight">
    <ArticleBody
      html={Object.values(EVIDENCE)
        .map((example) => example[locale].html)
        .join("")}
    />
  </Section>
);
/** What was seen: a post, a feed, a search, a live room, a chart, a printed sheet. */
export const Evidence: LocalizedStory = localized(evidence);
export const EnglishEvidence: LocalizedStory = localized(evidence, { locale: "en" });
const quoted = (locale: Locale) => (
  <Section space="tight">
    <ArticleBody html={CONTENT[locale].article.html} quote={{ ground: "ink", fill: "#2a1a8a" }} />
  </Section>
);
/** What a client says, from edge to edge. */
export const Quote: LocalizedStory = localized(quoted);
export const QuoteEnglish: LocalizedStory = localized(quoted, { locale: "en", viewport: { value: "w430" } });
export const QuoteJapaneseNarrow: LocalizedStory = localized(quoted, {
  locale: "ja",
  viewport: { value: "w320" },
});
export const OnInk: LocalizedStory = localized(text("ink"));
export const LargeText: LocalizedStory = localized(text(), {
  locale: "ja",
  viewport: { value: "w320" },
  textScale: "2",
});
export const WholeArticle: LocalizedStory = localized((locale) => {
  const { article, crumbs } = CONTENT[locale];
  return (
    <Section space="tight">
      <article>
        <ArticleHeader
          title={article.title}
          eyebrow={crumbs[1] ?? ""}
          author={{ name: article.author }}
          facts={[article.category, article.minutes]}
          date={{ iso: "2026-09-18", text: article.date }}
          note={article.updated}
        />
        <ArticleBody html={article.html} />
      </article>
    </Section>
  );
});
