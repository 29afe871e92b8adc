import { callsOf, teamList, type ApiClient, type Service, type TeamMember } from "@wesdom/api-client";
import { LANGUAGES } from "@wesdom/site-runtime";
import type { SiteLanguage } from "../../language/site-language.ts";

/** Who answers in each language, by their codes in the team. */
const CONSULTANTS: Readonly<Record<SiteLanguage, string>> = { en: "emily-carter", ja: "sato-yui" };

/** What the pages with the long form show. */
export interface ContactPageData {
  readonly services: readonly Pick<Service, "code" | "title">[];
  /** `null` while the team is empty. */
  readonly consultant: Pick<TeamMember, "name" | "role" | "picture"> | null;
}

/** Asks the API for the services to choose from, and for who answers in the language. */
export async function loadContactPage(api: ApiClient, language: SiteLanguage): Promise<ContactPageData> {
  const [{ services }, team] = await Promise.all([
    api.call(callsOf(LANGUAGES[language].Lang).introduction, {}),
    api.call(teamList, {}),
  ]);
  const consultant = team.find(({ code }) => code === CONSULTANTS[language]) ?? team[0];
  return {
    services: services.map(({ code, title }) => ({ code, title })),
    consultant: consultant
      ? { name: consultant.name, role: consultant.role, picture: consultant.picture }
      : null,
  };
}
