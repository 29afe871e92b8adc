import { Lexer } from "marked";

const { gfm } = Lexer.rules.inline;

/**
 * Rules of Markdown for Chinese and Japanese: what has no spaces between its words is emphasised beside any sign, as in
 * `是**“这样”**的`. CommonMark takes one beside punctuation for the other end of a pair.
 */
export const CJK_RULES: typeof gfm = {
  ...gfm,
  punctuation: withoutPunctuation(gfm.punctuation),
  emStrongLDelim: withoutPunctuation(gfm.emStrongLDelim),
  emStrongRDelimAst: withoutPunctuation(gfm.emStrongRDelimAst),
};

/** A rule to which all signs are letters but those of emphasis itself. */
function withoutPunctuation({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replaceAll(String.raw`\p{P}\p{S}`, "*_"), flags);
}
