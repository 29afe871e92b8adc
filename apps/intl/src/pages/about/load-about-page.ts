import { loadAbout, type AboutData } from "@wesdom/page-sections/about";

/** What the page about the company shows. */
export interface AboutPageData extends AboutData {
  /** The table of the company's details, which ends the introduction, without its heading. */
  readonly facts: string;
}

/** Asks the API for the company's introduction and its team. */
export async function loadAboutPage(...asked: Parameters<typeof loadAbout>): Promise<AboutPageData> {
  const { introduction, team } = await loadAbout(...asked);
  const [html, facts] = withoutDetails(introduction.html);
  return { introduction: { ...introduction, html }, facts, team };
}

/** Cut here and not where it is shown: markup goes into a page as its data hold it, to the letter. */
function withoutDetails(html: string): readonly [text: string, details: string] {
  const at = html.lastIndexOf("<h2", html.indexOf("<table"));
  return at > 0 ? [html.slice(0, at), html.slice(html.indexOf("</h2>", at) + "</h2>".length)] : [html, ""];
}
