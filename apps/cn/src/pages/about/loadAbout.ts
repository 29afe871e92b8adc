import {
  introductionInfo,
  teamList,
  type ApiClient,
  type Introduction,
  type TeamMember,
} from "@wesdom/api-client";
import { withCompanyFacts, type PublicSettings } from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";

/** What the page about the company shows. */
export interface AboutData {
  readonly introduction: Pick<
    Introduction,
    "name" | "slogan" | "founded" | "html" | "figures" | "timeline" | "offices" | "values"
  >;
  readonly team: readonly TeamMember[];
}

/** Asks the API for the company and its team. */
export async function loadAbout(api: ApiClient, settings: PublicSettings): Promise<AboutData> {
  const [introduction, team] = await Promise.all([api.call(introductionInfo), api.call(teamList)]);
  const { name, slogan, founded, html, figures, timeline, offices, values } = introduction;
  return {
    introduction: {
      name,
      slogan,
      founded,
      html: await cleanHtml(withCompanyFacts(html, settings, "zh")),
      figures,
      timeline,
      offices,
      values,
    },
    team,
  };
}
