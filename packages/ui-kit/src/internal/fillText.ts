/**
 * Puts values into a text with places in braces.
 *
 * @example fillText("Page {n}", { n: 3 }) // "Page 3"
 */
export function fillText(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
