import { useToaster } from "@wesdom/page-sections/layout";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { WhatsappBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { Button } from "@wesdom/ui-kit/button";
import { ContactCard } from "@wesdom/ui-kit/contact-card";
import { CopyText } from "@wesdom/ui-kit/copy-text";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { QR_SIZE } from "../../layout/qr-size.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import type { ContactPageProps } from "./contact-page-props.ts";

/** The ways to who answers that need no form. */
export function ContactWays({ copy }: Pick<ContactPageProps, "copy">): ReactElement {
  const { settings } = useSiteEnvironment();
  const { language, frame } = useLanguage();
  const toaster = useToaster();
  const { email } = settings.contact[language];
  const texts = copy.card;
  return (
    <Section split space="tight" labelledBy="ways">
      <SectionHeading id="ways" title={texts.heading} />
      <ContactCard
        code={{
          picture: { src: "/m/qr/wechat.png", width: QR_SIZE, height: QR_SIZE, alt: texts.wechat },
          caption: texts.wechat,
        }}
      >
        <CopyText
          text={email}
          label={`${texts.email} ${email}`}
          href={`mailto:${email}`}
          onCopied={() => toaster.show(frame.footer.copied)}
        />
        {language === "en" && (
          <Button variant="outline" href={settings.links.social.whatsapp} newTab icon={<WhatsappBrandIcon />}>
            {texts.whatsapp}
          </Button>
        )}
      </ContactCard>
    </Section>
  );
}
