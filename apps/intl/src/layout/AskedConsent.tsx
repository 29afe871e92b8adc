import type { Consent } from "@wesdom/site-runtime/react";
import { ConsentBanner } from "@wesdom/ui-kit/consent-banner";
import type { ReactElement } from "react";
import type { ConsentMessages } from "../messages/consent/consent-messages.ts";

/** Props of {@link AskedConsent}. */
interface AskedConsentProps {
  readonly consent: Consent;
  readonly copy: ConsentMessages;
  /** Address of the privacy policy. */
  readonly policyHref: string;
}

/** The question itself, loaded when it is due. */
export function AskedConsent({ consent, copy, policyHref }: AskedConsentProps): ReactElement {
  return (
    <ConsentBanner
      title={copy.title}
      text={copy.text}
      policy={{ label: copy.policy, href: policyHref }}
      declineLabel={copy.decline}
      agreeLabel={copy.agree}
      onDecline={() => consent.give("declined")}
      onAgree={() => consent.give("agreed")}
    />
  );
}
