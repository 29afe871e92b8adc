import { ConsentSection } from "@wesdom/page-sections/consent";
import type { Consent } from "@wesdom/site-runtime/react";
import type { ReactElement } from "react";
import { useLanguage } from "../language/useLanguage.ts";

/** Props of {@link AskedConsent}. */
interface AskedConsentProps {
  readonly consent: Consent;
}

/** The question itself, which comes with what is loaded last. */
export function AskedConsent({ consent }: AskedConsentProps): ReactElement {
  const { frame, policy } = useLanguage();
  return <ConsentSection texts={frame.consent} policyHref={policy} give={consent.give} />;
}
