// Characters that XML 1.0 forbids even as references, lone surrogates among them.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const SPECIAL = /[&<>"']/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for an XML element or attribute; characters that XML cannot hold are dropped. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(SPECIAL, (character) => ENTITIES[character] ?? character);
}
