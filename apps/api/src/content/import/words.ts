/** Marks of Markdown that a page would show as they stand, and what to do about them. */
const RAW_MARKS: readonly (readonly [mark: RegExp, wayOut: string])[] = [
  [/\*\*/, "** stays on the page: let no space follow the first or go before the last, and close each pair"],
  [/\]\(/, "]( stays on the page: an address has no spaces, or stands in <>, and ends in a bracket"],
  [/\[\^[^\]]+\]/, "footnotes are not shown: say it in the text"],
  [/\]\[/, "][ stays on the page: write the address behind the words, [words](address)"],
];

const SIGNS_BEFORE = 12;
const SIGNS_QUOTED = 32;

/**
 * What is wrong with words of a text outside code.
 *
 * @param raw - As they are written, without what is Markdown in them.
 */
export function faultsOfWords(raw: string): string[] {
  return RAW_MARKS.flatMap(([mark, wayOut]) => {
    const at = raw.search(mark);
    if (at < 0) return [];
    const from = Math.max(0, at - SIGNS_BEFORE);
    return [
      `"${raw
        .slice(from, from + SIGNS_QUOTED)
        .replace(/\s+/g, " ")
        .trim()}": ${wayOut}`,
    ];
  });
}
