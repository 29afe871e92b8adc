import { withPhraseBreaks, withWholeFigures } from "@wesdom/facts";
import { PLACE, Text, type Copy } from "./read-copy.ts";

/** Keys of what is set large, and breaks where its author says. */
const TITLE = /^(?:title|\w+Title|head(?:ing|ings|line)|argument|claim|question)$/;

/** Keys of what search engines are told, and nobody reads on a page. */
const TOLD = /^(?:keywords|\w*[dD]escription)$/;

/**
 * Copy as an expression of JavaScript: a text as a string, or as a function where it has places to fill.
 *
 * @param copy - Without includes.
 * @param key - Its key. @default none
 * @param toRead - Whether what search engines are told is left empty. @default false
 */
export function compileCopy(copy: Copy, language: string, key = "", toRead = false): string {
  if (toRead && TOLD.test(key)) return emptied(copy);
  if (copy instanceof Text)
    return compileText(TITLE.test(key) ? mapped(copy, withPhraseBreaks) : running(copy, key), language);
  if (Array.isArray(copy))
    return `[${copy.map((item: Copy) => compileCopy(item, language, key, toRead)).join()}]`;
  const entries = Object.entries(copy).map(
    ([name, item]) => `${JSON.stringify(name)}:${compileCopy(item, language, name, toRead)}`,
  );
  return `{${entries.join()}}`;
}

/** What can be read and called as the copy itself. */
function emptied(copy: Copy): string {
  if (copy instanceof Text) return copy.places.length > 0 ? `()=>""` : `""`;
  return Array.isArray(copy) ? "[]" : "{}";
}

function mapped({ forms }: Text, change: (form: string) => string): Text {
  const changed = Object.entries(forms).map(([plural, form]) => [plural, change(form)]);
  return new Text(Object.fromEntries(changed) as Readonly<Record<string, string>>);
}

/** @throws where a mark would be shown: only titles break at marks. */
function running(text: Text, key: string): Text {
  const marked = Object.values(text.forms).find((form) => /\S\|\S/.test(form));
  if (marked === undefined) return mapped(text, withWholeFigures);
  throw new Error(`“${marked}” breaks at a mark, and “${key}” is the key of no title.`);
}

function compileText(text: Text, language: string): string {
  const { other = "" } = text.forms;
  if (text.counts) {
    const forms = Object.entries(text.forms).map(([plural, form]) => `${plural}:${template(form)}`);
    return `v=>({${forms.join()}})[new Intl.PluralRules("${language}").select(v.count)]`;
  }
  return text.places.length > 0 ? `v=>${template(other)}` : JSON.stringify(other);
}

function template(form: string): string {
  const literal = form.replaceAll(/[`\\$]/g, String.raw`\$&`);
  return `\`${literal.replaceAll(PLACE, (_place, name: string) => `\${v.${name}}`)}\``;
}
