const SENTENCE = /.+?(?:[。！？]|[.!?](?= |$)|$)/gu;

/** What a list has room for: the sentence of a summary that holds a word of the search, else the first. */
export function excerptOf(summary: string, keyword = ""): string {
  const sentences = summary.match(SENTENCE) ?? [];
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  // As it is searched: "72小时" is "72 小时".
  const holds = (sentence: string): boolean =>
    words.some((word) => sentence.toLowerCase().replace(/\s/g, "").includes(word));
  return (sentences.find(holds) ?? sentences[0] ?? "").trim();
}
