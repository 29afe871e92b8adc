import { APPEAL_ANCHOR } from "@wesdom/page-sections/appeal";
import type { LeadKind } from "@wesdom/api-client";
import { LANGUAGES, routeOfPath } from "@wesdom/site-runtime";

/** Fragment of the long form on its pages. */
export const CONTACT_ANCHOR = "form";

/** A form of a page. */
export interface PageForm {
  readonly kind: LeadKind;
  /** Fragment of the form on its page, without `#`. */
  readonly anchor: string;
}

/** Forms by page below the index of a language. */
const FORMS: Readonly<Record<string, PageForm>> = {
  "": { kind: "appeal", anchor: APPEAL_ANCHOR },
  home: { kind: "appeal", anchor: APPEAL_ANCHOR },
  "contact-us": { kind: "contact", anchor: CONTACT_ANCHOR },
  "marketing-consultant": { kind: "consultant", anchor: CONTACT_ANCHOR },
};

/** The form that a page's plain post comes from, `undefined` for a page without one. */
export function formOfPage(pathname: string): PageForm | undefined {
  const route = routeOfPath(pathname);
  if (!route) return undefined;
  const page = route.path.slice(LANGUAGES[route.language].indexPath.length + 1);
  return Object.hasOwn(FORMS, page) ? FORMS[page] : undefined;
}
