import { callsOf, teamList, type ApiClient, type Introduction, type TeamMember } from "@wesdom/api-client";
import { LANGUAGES, withCompanyFacts, type PublicSettings } from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import type { SiteLanguage } from "../../language/site-language.ts";

/** What the about page shows. */
export interface AboutPageData {
  readonly introduction: Omit<Introduction, "services" | "process" | "reasons">;
  readonly team: readonly TeamMember[];
}

/** Asks the API for the company's introduction and its team. */
export async function loadAboutPage(
  api: ApiClient,
  language: SiteLanguage,
  settings: PublicSettings,
): Promise<AboutPageData> {
  const [{ name, slogan, founded, html, figures, timeline, offices, values }, team] = await Promise.all([
    api.call(callsOf(LANGUAGES[language].Lang).introduction, {}),
    api.call(teamList, {}),
  ]);
  const text = await cleanHtml(withCompanyFacts(html, settings, language));
  return { introduction: { name, slogan, founded, html: text, figures, timeline, offices, values }, team };
}
