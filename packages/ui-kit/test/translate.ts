/** Puts `<font>` in the place of each text, as translators of browsers do. */
export function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data }) => data.trim() !== "")) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text.data);
  }
}
