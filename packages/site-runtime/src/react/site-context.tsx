import type { LanguageKey } from "@wesdom/facts";
import type { ApiClient, LeadKind } from "@wesdom/api-client";
import { atom, useAtomValue, type PrimitiveAtom } from "jotai";
import type { PageData } from "../page-data/page-data.ts";
import type { PublicSettings } from "../settings/public-settings.ts";
import type { SiteName } from "../site/site-build.ts";
import type { SaidPage } from "./site-page.ts";

/** What a page can know of the release and the machine that it is shown by. */
export interface SiteEnvironment {
  readonly site: SiteName;
  readonly buildId: string;
  /** Origin of absolute links of this page, e.g. `https://www.example.com`. */
  readonly origin: string;
  readonly settings: PublicSettings;
  /** The day of the render, `YYYY-MM-DD` in Asia/Shanghai: company age and copyright year follow from it. */
  readonly today: string;
}

/** A form's state after a plain post: shown by the render that answers it. */
export interface SubmittedForm {
  /** With the language, which form it was: no other shows it. */
  readonly kind: LeadKind;
  readonly language: LanguageKey;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  /** Message by field name; `""` holds the form's own. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Context of the router: what loaders and guards work with. */
export interface SiteRouterContext {
  readonly environment: SiteEnvironment;
  readonly data: PageData;
  /** The API's client in a language. */
  api(language: LanguageKey): ApiClient;
  readonly form: SubmittedForm | null;
  /** Takes what a page says of itself, where its head is made: on the server. */
  readonly sayHead?: (said: SaidPage) => void;
  /**
   * What later reports say about the account. Beside reports that wait to be sent it is kept nowhere on the device: the
   * next document knows nothing of it.
   *
   * @param userInfo - A hashed id; left out where nobody is signed in any more.
   */
  identify(userInfo?: string): void;
}

/** The environment of the running page; set once for each store. */
export const environmentAtom: PrimitiveAtom<SiteEnvironment | null> = atom<SiteEnvironment | null>(null);

/** State of a plainly posted form, `null` on a page that answers none. */
export const submittedFormAtom: PrimitiveAtom<SubmittedForm | null> = atom<SubmittedForm | null>(null);

/** A lead that has been taken. */
export interface TakenLead {
  readonly kind: LeadKind;
  readonly language: LanguageKey;
  readonly reference: string;
}

/** The lead whose receipt no form has shown yet: who sent it may have gone on, and finds it on coming back. */
export const takenLeadAtom: PrimitiveAtom<TakenLead | null> = atom<TakenLead | null>(null);

/** {@link SiteEnvironment} of the page. @throws outside a site's render. */
export function useSiteEnvironment(): SiteEnvironment {
  const environment = useAtomValue(environmentAtom);
  if (!environment) throw new Error("No site environment: render the page through createSiteRouter.");
  return environment;
}
