const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Words as they stand in markup. */
export function safe(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
