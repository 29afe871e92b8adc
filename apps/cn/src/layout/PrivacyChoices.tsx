import { ConsentSection } from "@wesdom/page-sections/consent";
import { useToaster } from "@wesdom/page-sections/layout";
import { hasPrivacyControl } from "@wesdom/site-runtime/browser";
import { useConsent, type Consent } from "@wesdom/site-runtime/react";
import { useEffect, type ReactElement } from "react";
import { copy } from "#copy/shared/consent.zh.yml";
import { POLICY_HREF } from "../pages/article/articleHref.ts";

/** Props of {@link PrivacyChoices}. */
interface PrivacyChoicesProps {
  readonly onAnswered: () => void;
}

/** The question of consent, for those who ask for it. Global Privacy Control has answered: that is told. */
export function PrivacyChoices({ onAnswered }: PrivacyChoicesProps): ReactElement | null {
  const consent = useConsent();
  const toaster = useToaster();
  const isAnswered = hasPrivacyControl();
  useEffect(() => {
    if (!isAnswered) return;
    toaster.show(copy.globalPrivacyControl);
    onAnswered();
  }, [isAnswered, toaster, onAnswered]);
  if (isAnswered) return null;
  const give: Consent["give"] = (answer) => {
    consent.give(answer);
    onAnswered();
  };
  return <ConsentSection texts={copy} policyHref={POLICY_HREF} give={give} />;
}
