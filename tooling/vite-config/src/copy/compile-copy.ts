import { PLACE, Text, type Copy } from "./read-copy.ts";

/**
 * Copy as an expression of JavaScript: a text as a string, or as a function where it has places to fill.
 *
 * @param copy - Without includes.
 */
export function compileCopy(copy: Copy, language: string): string {
  if (copy instanceof Text) return compileText(copy, language);
  if (Array.isArray(copy)) return `[${copy.map((item: Copy) => compileCopy(item, language)).join()}]`;
  const entries = Object.entries(copy).map(
    ([key, item]) => `${JSON.stringify(key)}:${compileCopy(item, language)}`,
  );
  return `{${entries.join()}}`;
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
