import type { Meta } from "@storybook/react-vite";
import { EVIDENCE, type EvidenceKind } from "../internal/stories/content/evidence.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { Section } from "../section/index.ts";
import { ArticleBody } from "./ArticleBody.tsx";

/** Each kind by itself, to be looked at; the tests see all of them in `ArticleBody`. */
const meta: Meta = { title: "Content/Evidence 佐证", tags: ["!autodocs", "!test"] };

export default meta;

const kind = (name: EvidenceKind): LocalizedStory =>
  localized((locale) => (
    <Section space="tight">
      <ArticleBody html={EVIDENCE[name][locale].html} />
    </Section>
  ));

export const Post: LocalizedStory = kind("post");
export const Feed: LocalizedStory = kind("feed");
export const Search: LocalizedStory = kind("search");
export const Live: LocalizedStory = kind("live");
export const Columns: LocalizedStory = kind("columns");
export const Sheet: LocalizedStory = kind("sheet");
export const Number: LocalizedStory = kind("number");
export const Dots: LocalizedStory = kind("dots");
export const Scale: LocalizedStory = kind("scale");
