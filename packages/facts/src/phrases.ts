/** Where a line of a title may end: Chinese and Japanese put no spaces between their phrases. */
const BREAK = "\u200B";
const NO_BREAK_SPACE = "\u00A0";
const JOINER = "\u2060";

/** Glyphs of the last line of a paragraph, without the full stop. */
const SHORTEST_END = 3;
const LONGEST_END = 5;

/**
 * Running text whose lines do not end within a figure or a date, nor at a dot in brackets; a word that reads wrong in
 * halves has its joiner in the text. Patterns stand inside these functions, which no browser calls: Safari before 16.4
 * could not read them.
 */
export function withWholeFigures(text: string): string {
  /** A number and its Chinese measure word; Japanese puts no space between them, 4,000件, nor within 5月1日 and 1万4,000. */
  const beforeMeasure = /(?<=[\d%}]) (?=\p{Script=Han})/gu;
  const withinFigure = /(?<=\d)(?=\p{Script=Han})|(?<=\d[年月万億]|双)(?=\d)/gu;
  /** Japanese: parts of one name or note, （リン・ユエ）. */
  const afterDot = /(?<=（[^）]*・)(?=[^）]+）)/g;
  return text.replace(beforeMeasure, NO_BREAK_SPACE).replace(withinFigure, JOINER).replace(afterDot, JOINER);
}

/**
 * A paragraph of Chinese or Japanese that ends on a phrase: a reader takes `です。` alone on a line for what was forgotten,
 * and `いただ／いています。` for a mistake. {@link SHORTEST_END} to {@link LONGEST_END} glyphs stay together, from a phrase on
 * where one begins there; more would leave the line before them short.
 */
export function withWholeEnd(paragraph: string): string {
  /** Its last glyphs before the full stop, none of them a figure or of another script. */
  const end = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,16}(?=[。！？][」』”]?$)/u;
  return paragraph.replace(end, (glyphs) => {
    const ending = endingOf(glyphs);
    // One glyph left behind a comma would be a line's oddest end.
    const start = ending === 1 ? 0 : ending;
    return glyphs.slice(0, start) + Array.from(glyphs.slice(start)).join(JOINER);
  });
}

/** Where the ending of these glyphs begins: at a word in characters with what follows it in hiragana, else at a word. */
function endingOf(glyphs: string): number {
  const isJapanese = /[ぁ-ん]/.test(glyphs);
  const opens = /[ぁ-ん][\p{Script=Han}\p{Script=Katakana}]/u;
  const words = new Intl.Segmenter(isJapanese ? "ja" : "zh", { granularity: "word" }).segment(glyphs);
  const starts = Array.from(words, ({ index }) => index).filter((index) => {
    const length = glyphs.length - index;
    return length >= SHORTEST_END && length <= LONGEST_END;
  });
  const phrase = starts.find((index) => opens.test(glyphs.slice(Math.max(index - 1, 0), index + 1)));
  return phrase ?? starts.at(-1) ?? -SHORTEST_END;
}

/**
 * A title as its author marks it, `连播三十个深夜|只卖沙发`: it breaks at the marks and behind punctuation, and never before a
 * unit or a particle.
 */
export function withPhraseBreaks(title: string): string {
  /** A mark; a bar between spaces is a bar. */
  const mark = /(?<! )\|(?! )/g;
  /** The space between a number, or a place that is filled with one, and its unit; UP 主 is one word of Bilibili’s. A year has none in English. */
  const beforeUnit = /(?<=[\d%}]|\bUP)(?<!\b20\d\d(?= [a-z])) (?=\p{L})/gu;
  /** Japanese: what is quoted and its particle are one phrase, which browsers would break behind the bracket. */
  const beforeParticle = /(?<=[」』])(?=[ぁ-ん])/gu;
  /** Safari's `word-break: keep-all` keeps together what only a comma parts. */
  const afterPunctuation = /(?<=[，。、：；！？」』）》])(?=[\p{L}\p{N}{])/gu;
  return title
    .replace(mark, BREAK)
    .replace(beforeUnit, NO_BREAK_SPACE)
    .replace(beforeParticle, JOINER)
    .replace(afterPunctuation, BREAK);
}

/** What {@link withPhraseBreaks} or {@link withWholeFigures} gave, as it is written where nothing is broken: heads, addresses, searches. */
export function withoutPhraseBreaks(text: string): string {
  return text.replaceAll(BREAK, "").replaceAll(JOINER, "").replaceAll(NO_BREAK_SPACE, " ");
}
