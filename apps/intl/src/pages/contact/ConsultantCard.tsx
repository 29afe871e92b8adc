import { useToaster } from "@wesdom/page-sections/layout";
import { useMedia, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { WhatsappBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { Button } from "@wesdom/ui-kit/button";
import { ContactCard } from "@wesdom/ui-kit/contact-card";
import { CopyText } from "@wesdom/ui-kit/copy-text";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { QR_SIZE } from "../../layout/qr-size.ts";
import type { Copy } from "virtual:copy";
import { useLanguage } from "../../language/useLanguage.ts";
import type { ContactPageData } from "./load-contact-page.ts";

/** Props of {@link ConsultantCard}. */
interface ConsultantCardProps {
  readonly consultant: NonNullable<ContactPageData["consultant"]>;
  readonly copy: Copy["contact"];
}

/** Who answers, and the other ways to reach them. */
export function ConsultantCard({ consultant, copy }: ConsultantCardProps): ReactElement {
  const { settings } = useSiteEnvironment();
  const { language, frame } = useLanguage();
  const media = useMedia();
  const toaster = useToaster();
  const { email } = settings.contact[language];
  const texts = copy.card;
  return (
    <>
      <SectionHeading id="consultant" title={texts.heading} />
      <ContactCard
        name={consultant.name}
        position={consultant.role}
        portrait={media(consultant.picture)}
        text={texts.text}
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
    </>
  );
}
