import { loadAbout, type AboutData } from "@wesdom/page-sections/about";

/** What the page about the company shows. */
export interface AboutPageData extends AboutData {
  /** The tables that follow the introduction, from the heading of the first one on. */
  readonly facts: string;
}

/** Asks the API for the company's introduction and its team. */
export async function loadAboutPage(...asked: Parameters<typeof loadAbout>): Promise<AboutPageData> {
  const { introduction, team } = await loadAbout(...asked);
  const [html, facts] = withoutTables(introduction.html);
  return { introduction: { ...introduction, html }, facts, team };
}

/** Cut here and not where it is shown: markup goes into a page as its data hold it, to the letter. */
function withoutTables(html: string): readonly [text: string, tables: string] {
  const at = html.lastIndexOf("<h2", html.indexOf("<table"));
  return at > 0 ? [html.slice(0, at), html.slice(at)] : [html, ""];
}
