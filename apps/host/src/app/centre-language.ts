import type { LanguageKey } from "@wesdom/site-runtime";
import { languageOfPath } from "@wesdom/site-runtime/addresses";
import type { HostContext } from "./host-env.ts";

/** The language in which the customer centre answers: the one asked for, else that of the page that links here. */
export function centreLanguage(context: HostContext): LanguageKey {
  const asked = context.get("url").searchParams.get("lang");
  if (asked === "zh" || asked === "en" || asked === "ja") return asked;
  const referer = context.req.header("referer") ?? "";
  return URL.canParse(referer) ? languageOfPath(new URL(referer).pathname) : "zh";
}
