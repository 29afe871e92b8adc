import { useSiteEnvironment, type Consent } from "@wesdom/site-runtime/react";
import { ConsentBanner } from "@wesdom/ui-kit/consent-banner";
import { useEffect, useState, type ReactElement } from "react";

/** Copy of the question of consent. */
interface ConsentTexts {
  /** Name of the banner, which is heard alone. */
  readonly title: string;
  readonly text: string;
  /** The same question where the answer decides about counting too. */
  readonly textStrict: string;
  /** What unfolds the rest, and the rest. */
  readonly more: string;
  readonly details: string;
  readonly policy: string;
  readonly decline: string;
  readonly agree: string;
}

interface ConsentSectionProps {
  readonly texts: ConsentTexts;
  /** Address of the privacy policy. */
  readonly policyHref: string;
  readonly give: Consent["give"];
}

/** A form, its result and the menu: nothing may come under a finger that is meant for their buttons. */
const OCCUPIED = "form:focus-within, .el-success-panel:focus-within, .el-mobile-menu[open]";

/** How often it is looked whether they are left, milliseconds. */
const LOOK_MS = 500;

/** The question of consent. It is shown when the visitor is not in the middle of something. */
export function ConsentSection({ texts, policyHref, give }: ConsentSectionProps): ReactElement {
  const { settings } = useSiteEnvironment();
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
      title={texts.title}
      text={settings.trackingMode === "strict" ? texts.textStrict : texts.text}
      details={{ label: texts.more, text: texts.details }}
      policy={{ label: texts.policy, href: policyHref }}
      declineLabel={texts.decline}
      agreeLabel={texts.agree}
      onDecline={() => give("declined")}
      onAgree={() => give("agreed")}
    />
  );
}
