import { useToaster } from "@wesdom/page-sections/layout";
import { useMedia, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { WhatsappBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { Button } from "@wesdom/ui-kit/button";
import { ContactCard } from "@wesdom/ui-kit/contact-card";
import { CopyText } from "@wesdom/ui-kit/copy-text";
import { Picture } from "@wesdom/ui-kit/picture";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import type { ReactElement } from "react";
import { QR_SIZE } from "../../layout/qr-size.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./ContactWays.module.css";
import type { ContactPageProps } from "./contact-page-props.ts";

/** The ways to who answers that need no form, and the day on which the answer comes: who gives it, and from when until when. */
export function ContactWays({ data: { consultant }, copy }: Omit<ContactPageProps, "kind">): ReactElement {
  const media = useMedia();
  const { settings } = useSiteEnvironment();
  const { language, frame } = useLanguage();
  const toaster = useToaster();
  const { email } = settings.contact[language];
  const texts = copy.card;
  return (
    <Section split ground="ink" labelledBy="ways" className={styles["ways"]}>
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
      {consultant && (
        <div className={styles["clock"]}>
          <p>{texts.answer({ name: consultant.name })}</p>
          <p>{texts.hours}</p>
          <Picture {...media(consultant.picture)} alt="" ratio={1} />
        </div>
      )}
    </Section>
  );
}
