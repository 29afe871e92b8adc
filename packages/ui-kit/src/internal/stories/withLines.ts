import { withPhraseBreaks } from "@wesdom/facts";

/** A text of the stories; a title breaks at its marks, as those of the content and the copy do. */
export function broken(text: string): string {
  return text.includes("|") ? withPhraseBreaks(text) : text;
}

/** Texts with each title {@link broken}. */
export function withLines<T>(texts: T): T {
  const value: unknown = JSON.parse(JSON.stringify(texts), (_key, item: unknown) =>
    typeof item === "string" ? broken(item) : item,
  );
  return value as T;
}
