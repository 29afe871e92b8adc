import { ConsentSection } from "@wesdom/page-sections/consent";
import type { Consent } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { copy as en } from "#copy/shared/consent.en.yml";
import { copy as ja } from "#copy/shared/consent.ja.yml";
import { useLanguage } from "../language/useLanguage.ts";

/** Props of {@link AskedConsent}. */
interface AskedConsentProps {
  readonly consent: Consent;
}

/** What is said in both languages: alone it would be too little for a script. */
const COPY = { en, ja } as const;

/** The question itself, loaded when it is due. */
export function AskedConsent({ consent }: AskedConsentProps): ReactElement {
  const { language, policy } = useLanguage();
  const copy = COPY[language];
  return <ConsentSection texts={copy} policyHref={policy} give={consent.give} />;
}
