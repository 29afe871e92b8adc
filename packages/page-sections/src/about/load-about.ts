import { callsOf, teamList, type ApiClient, type Introduction, type TeamMember } from "@wesdom/api-client";
import { LANGUAGES, withCompanyFacts, type LanguageKey, type PublicSettings } from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";

/** What the page about the company shows. */
export interface AboutData {
  readonly introduction: Omit<Introduction, "slogan" | "services" | "reasons" | "figures">;
  readonly team: readonly TeamMember[];
}

/** Asks the API for the company's introduction and its team. */
export async function loadAbout(
  api: ApiClient,
  language: LanguageKey,
  settings: PublicSettings,
): Promise<AboutData> {
  const [{ founded, html, timeline, offices, values }, team] = await Promise.all([
    api.call(callsOf(LANGUAGES[language].Lang).introduction),
    api.call(teamList),
  ]);
  const text = await cleanHtml(withCompanyFacts(html, settings, language));
  return { introduction: { founded, html: text, timeline, offices, values }, team };
}
