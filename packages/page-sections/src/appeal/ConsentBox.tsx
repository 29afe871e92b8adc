import type { LeadForm } from "@wesdom/site-runtime/react";
import { Checkbox } from "@wesdom/ui-kit/checkbox";
import { Link } from "@wesdom/ui-kit/link";
import type { ReactElement } from "react";
import type { AppealTexts } from "./appeal-texts.ts";

/** Props of {@link ConsentBox}. */
interface ConsentBoxProps {
  readonly form: LeadForm;
  readonly texts: Pick<AppealTexts, "consentBefore" | "consentPolicy" | "consentAfter">;
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
