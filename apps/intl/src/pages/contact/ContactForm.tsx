import { useLeadForm } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Section } from "@wesdom/ui-kit/section";
import { SuccessPanel } from "@wesdom/ui-kit/success-panel";
import type { ReactElement } from "react";
import { CONTACT_ANCHOR } from "../../forms/form-kinds.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import { ContactFields } from "./ContactFields.tsx";
import { ContactAddress, ContactOpening, ContactSteps } from "./ContactOpening.tsx";
import type { ContactPageProps } from "./contact-page-props.ts";

/** Who reads it, the long form, and the moment that follows it. */
export function ContactForm(props: ContactPageProps): ReactElement {
  const { kind, data, copy } = props;
  const { language, indexPath } = useLanguage();
  const texts = copy.appeal;
  const form = useLeadForm({ kind, language, texts });
  if (form.state === "sent") {
    return (
      <Section id={CONTACT_ANCHOR} space="tight">
        <SuccessPanel
          level={1}
          title={texts.successTitle}
          text={texts.successText}
          reference={{ label: texts.reference, value: form.reference ?? "" }}
          actions={
            <>
              <Button href={`${indexPath}/case`}>{copy.sent.cases}</Button>
              <Button variant="outline" {...form.again(CONTACT_ANCHOR)}>
                {texts.again}
              </Button>
            </>
          }
        />
      </Section>
    );
  }
  return (
    <>
      <ContactOpening {...props} />
      {kind === "consultant" && <ContactSteps kind={kind} copy={copy} />}
      <Section id={CONTACT_ANCHOR} space="tight">
        {kind === "consultant" && <ContactAddress {...props} />}
        <ContactFields
          form={form}
          kind={kind}
          services={data.services}
          copy={copy}
          submit={copy[kind].submit}
        />
      </Section>
      {kind === "contact" && <ContactSteps kind={kind} copy={copy} />}
    </>
  );
}
