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

/** Asks for consent when that is due. The banner comes when it is needed; while it does not, nobody has answered. */
export function ConsentQuestion({ consent }: { readonly consent: Consent }): ReactElement | null {
  const { language, indexPath } = useMessages();
  const [banner, setBanner] = useState<Banner | null>(null);
  const { asking } = consent;
  useEffect(() => {
    if (!asking) return undefined;
    let wanted = true;
    loadBanner(language).then(
      (loaded) => wanted && setBanner(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [asking, language]);
  if (!asking || !banner) return null;
  const { Question, copy } = banner;
  return <Question consent={consent} copy={copy} policyHref={`${indexPath}/article?title=privacy_policy`} />;
}
