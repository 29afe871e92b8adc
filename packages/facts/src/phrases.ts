/** Where a line of a title may end: Chinese and Japanese put no spaces between their phrases. */
const BREAK = "\u200B";
const NO_BREAK_SPACE = "\u00A0";
const JOINER = "\u2060";

/** A mark; a bar between spaces is a bar. */
const MARK = /(?<! )\|(?! )/g;

/** The space between a number, or a place that is filled with one, and its unit; UP 主 is one word of Bilibili’s. A year has none in English. */
const BEFORE_UNIT = /(?<=[\d%}]|\bUP)(?<!\b20\d\d(?= [a-z])) (?=\p{L})/gu;

/** Japanese: what is quoted and its particle are one phrase, which browsers would break behind the bracket. */
const BEFORE_PARTICLE = /(?<=[」』])(?=[ぁ-ん])/gu;

/** A title as its author marks it, `连播三十个深夜|只卖沙发`: it breaks at the marks, and never before a unit or a particle. */
export function withPhraseBreaks(title: string): string {
  return title.replace(MARK, BREAK).replace(BEFORE_UNIT, NO_BREAK_SPACE).replace(BEFORE_PARTICLE, JOINER);
}

/** What {@link withPhraseBreaks} gave, as it is written where nothing is broken: heads, addresses, searches. */
export function withoutPhraseBreaks(text: string): string {
  return text.replaceAll(BREAK, "").replaceAll(JOINER, "").replaceAll(NO_BREAK_SPACE, " ");
}
