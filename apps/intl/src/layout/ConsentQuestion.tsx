import type { Consent } from "@wesdom/site-runtime/react";
import { useEffect, useState, type ReactElement } from "react";
import type { ConsentMessages } from "../messages/consent/consent-messages.ts";
import { CONSENT_MESSAGES } from "../messages/consent/load-consent-messages.ts";
import type { SiteLanguage } from "../messages/language-messages.ts";
import { useMessages } from "../messages/useMessages.ts";
import type { AskedConsent } from "./AskedConsent.tsx";

/** The banner and its copy, as they arrive. */
interface Banner {
  readonly Question: typeof AskedConsent;
  readonly copy: ConsentMessages;
}

async function loadBanner(language: SiteLanguage): Promise<Banner> {
  const [{ AskedConsent: Question }, copy] = await Promise.all([
    import("./AskedConsent.tsx"),
    CONSENT_MESSAGES[language](),
  ]);
  return { Question, copy };
}

/** A form, its result and the menu: nothing may come under a finger that is meant for their buttons. */
const OCCUPIED = "form:focus-within, .el-success-panel:focus-within, .el-mobile-menu[open]";

/** How often it is looked whether that is over, milliseconds. */
const LOOK_MS = 500;

/**
 * Asks for consent when that is due and the visitor is not in the middle of something. The banner comes when it is
 * needed; while it does not, nobody has answered.
 */
export function ConsentQuestion({ consent }: { readonly consent: Consent }): ReactElement | null {
  const { language, indexPath } = useMessages();
  const [banner, setBanner] = useState<Banner | null>(null);
  const { asking } = consent;
  useEffect(() => {
    if (!asking) return undefined;
    let wanted = true;
    const ask = (): void => {
      if (document.querySelector(OCCUPIED) !== null) return;
      clearInterval(looking);
      loadBanner(language).then(
        (loaded) => wanted && setBanner(loaded),
        () => undefined,
      );
    };
    const looking = setInterval(ask, LOOK_MS);
    ask();
    return () => {
      wanted = false;
      clearInterval(looking);
    };
  }, [asking, language]);
  if (!asking || !banner) return null;
  const { Question, copy } = banner;
  return <Question consent={consent} copy={copy} policyHref={`${indexPath}/article?title=privacy_policy`} />;
}
