import type { LeadForm } from "@wesdom/site-runtime/react";
import { Checkbox } from "@wesdom/ui-kit/checkbox";
import { Link } from "@wesdom/ui-kit/link";
import type { ReactElement } from "react";
import { useMessages } from "../messages/useMessages.ts";

/** The box that every form starts unticked with, and the policy it speaks of. */
export function ConsentBox({ form }: { readonly form: LeadForm }): ReactElement {
  const { messages, indexPath } = useMessages();
  const texts = messages.appeal;
  return (
    <Checkbox name="consent" required defaultChecked={form.values["consent"] === "on"}>
      {texts.consentBefore}
      <Link href={`${indexPath}/article?title=privacy_policy`} newTab>
        {texts.consentPolicy}
      </Link>
      {texts.consentAfter}
    </Checkbox>
  );
}
