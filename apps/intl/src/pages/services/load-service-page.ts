import { notFound } from "@tanstack/react-router";
import { listedCase, type ListedCase } from "@wesdom/page-sections/cases";
import { callsOf, type ApiClient, type Service } from "@wesdom/api-client";
import { LANGUAGES } from "@wesdom/site-runtime";
import { cleanHtml } from "@wesdom/site-runtime/browser";
import type { SiteLanguage } from "../../language/site-language.ts";

/** Cases shown on the page of a service. */
const RELATED_CASES = 3;

/** Cases among which those of a service are looked for. */
const CASES_LOOKED_THROUGH = 50;

/** What the page of a service shows. */
export interface ServicePageData {
  readonly service: Service;
  readonly cases: readonly ListedCase[];
}

/**
 * Asks the API for a service and cases in which it was used: those that it led first, the newest first.
 *
 * @throws the router's not-found where the API has no such service.
 */
export async function loadServicePage(
  api: ApiClient,
  language: SiteLanguage,
  code: string,
): Promise<ServicePageData> {
  const calls = callsOf(LANGUAGES[language].Lang);
  const [introduction, stories] = await Promise.all([
    api.call(calls.introduction, {}),
    api.call(calls.stories, { query: { pageSize: CASES_LOOKED_THROUGH } }),
  ]);
  const service = introduction.services.find((each) => each.code === code);
  if (!service) throw notFound();
  const used = stories.list.filter(({ services }) => services.some(({ id }) => id === code));
  const isLed = ({ services }: (typeof used)[number]): boolean => services[0]?.id === code;
  return {
    service: {
      ...service,
      html: await cleanHtml(service.html),
      paper: service.paper && (await cleanHtml(service.paper)),
    },
    cases: [...used.filter(isLed), ...used.filter((story) => !isLed(story))]
      .slice(0, RELATED_CASES)
      .map(listedCase),
  };
}

/**
 * Asks the API for a service's name.
 *
 * @throws the router's not-found where the API has no such service.
 */
export async function loadServiceName(api: ApiClient, language: SiteLanguage, code: string): Promise<string> {
  const { services } = await api.call(callsOf(LANGUAGES[language].Lang).introduction, {});
  const service = services.find((each) => each.code === code);
  if (!service) throw notFound();
  return service.title;
}
