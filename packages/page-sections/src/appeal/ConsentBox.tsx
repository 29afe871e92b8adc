import type { LeadForm } from "@wesdom/site-runtime/react";
import { Checkbox } from "@wesdom/ui-kit/checkbox";
import { Link } from "@wesdom/ui-kit/link";
import type { ReactElement } from "react";

/** Copy of the box, around the link to the policy. */
export type ConsentTexts = Readonly<Record<"consentBefore" | "consentPolicy" | "consentAfter", string>>;

interface ConsentBoxProps {
  readonly form: LeadForm;
  readonly texts: ConsentTexts;
  /** Address of the privacy policy. */
  readonly policy: string;
}

/** The box that every form starts unticked with, and the policy it speaks of. */
export function ConsentBox({ form, texts, policy }: ConsentBoxProps): ReactElement {
  return (
    <Checkbox name="consent" required defaultChecked={form.values["consent"] === "on"}>
      {texts.consentBefore}
      <Link href={policy} newTab>
        {texts.consentPolicy}
      </Link>
      {texts.consentAfter}
    </Checkbox>
  );
}
