import { withoutPhraseBreaks } from "@wesdom/facts";
import type { ArticleCard, Author, TeamMember } from "@wesdom/api-client/contract";
import { normalise } from "../normalise.ts";
import type * as schema from "../tables.ts";
import { unknown } from "./content-error.ts";
import type { ContentLanguage } from "./files.ts";
import { ArticleFront } from "./front-matter.ts";
import type { Scope } from "./scope.ts";

/** Words (characters in Chinese and Japanese) that are read in a minute. */
const READING_SPEED = { zh: 400, en: 220, ja: 450 } as const;

type ArticleRow = typeof schema.articles.$inferInsert;

/** Rows of the articles of a language, or of its legal pages. */
export function* articleRows(
  scope: Scope,
  part: "articles" | "pages",
  authors: ReadonlyMap<string, Pick<TeamMember, "name" | "role" | "picture">>,
): Generator<undefined, ArticleRow[]> {
  const { read, folder, lang, pictures, taxonomy, fault, render } = scope;
  const rows: ArticleRow[] = [];
  for (const { file, front, body } of read.folder(`${folder}/${part}`, ArticleFront)) {
    yield;
    const member = authors.get(front.author);
    if (!member) fault(file, unknown("author", front.author, [...authors.keys()]));
    const author: Author = {
      code: front.author,
      name: member?.name ?? front.author,
      role: member?.role ?? "",
      ...(member && { picture: member.picture }),
    };
    const text = render({ file, body });
    const title = withoutPhraseBreaks(front.title);
    const data: ArticleCard = {
      ...front,
      category: taxonomy.category(front.category, file),
      author,
      updatedAt: front.updatedAt ?? front.publishedAt,
      readingMinutes: readingMinutes(text.plain, folder),
      picture: pictures.find("articles", `${folder}-${front.code}`, ""),
      share: pictures.find("share", `${folder}/article-${front.code}`, front.title),
    };
    rows.push({
      lang,
      code: front.code,
      title,
      category: front.category,
      publishedAt: front.publishedAt,
      listed: part === "articles",
      data,
      html: text.html,
      toc: text.toc,
      searchTitle: normalise(`${title} ${front.tags.join(" ")}`),
      searchSummary: normalise(withoutPhraseBreaks(front.summary)),
      searchBody: normalise(text.plain),
    });
  }
  return rows;
}

function readingMinutes(plain: string, folder: ContentLanguage["folder"]): number {
  const amount = folder === "en" ? plain.split(/\s+/).length : plain.replace(/\s/g, "").length;
  return Math.max(1, Math.round(amount / READING_SPEED[folder]));
}
