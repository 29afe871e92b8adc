/** What React puts where a component threw: a browser is to try again. Without scripts the place stays empty. */
const HOLE = "<!--$!-->";

/** Whether a render gave a document, and not the router's word that it failed. */
export function isDocument(html: string): boolean {
  return /^<(?:!DOCTYPE )?html\b/i.test(html);
}

/** Whether a render gave no document, one that lacks a part, or one that shows nothing in its main part. */
export function isIncomplete(html: string): boolean {
  if (!isDocument(html) || html.includes(HOLE)) return true;
  const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return (
    main !== undefined && main.replace(/<(template|script|style)\b.*?<\/\1>|<[^>]*>/gs, "").trim() === ""
  );
}
