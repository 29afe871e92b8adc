import type { Consent } from "@wesdom/site-runtime/react";
import { ConsentBanner } from "@wesdom/ui-kit/consent-banner";
import { useEffect, useState, type ReactElement } from "react";
import { copy as en } from "#copy/shared/consent.en.yml";
import { copy as ja } from "#copy/shared/consent.ja.yml";
import { useLanguage } from "../language/useLanguage.ts";

/** Props of {@link AskedConsent}. */
interface AskedConsentProps {
  readonly consent: Consent;
}

/** What is said in both languages: alone it would be too little for a script. */
const COPY = { en, ja } as const;

/** A form, its result and the menu: nothing may come under a finger that is meant for their buttons. */
const OCCUPIED = "form:focus-within, .el-success-panel:focus-within, .el-mobile-menu[open]";

/** How often it is looked whether they are left, milliseconds. */
const LOOK_MS = 500;

/** The question itself, loaded when it is due. It is shown when the visitor is not in the middle of something. */
export function AskedConsent({ consent }: AskedConsentProps): ReactElement {
  const { language, policy } = useLanguage();
  const copy = COPY[language];
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (document.querySelector(OCCUPIED) !== null) return;
      clearInterval(looking);
      setOpen(true);
    };
    const looking = setInterval(look, LOOK_MS);
    look();
    return () => clearInterval(looking);
  }, []);
  return (
    <ConsentBanner
      open={open}
      title={copy.title}
      text={copy.text}
      policy={{ label: copy.policy, href: policy }}
      declineLabel={copy.decline}
      agreeLabel={copy.agree}
      onDecline={() => consent.give("declined")}
      onAgree={() => consent.give("agreed")}
    />
  );
}
