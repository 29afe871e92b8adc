import { Languages, useToaster } from "@wesdom/page-sections/layout";
import { routeOfPath } from "@wesdom/site-runtime";
import { useMedia, useShownPath, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { WhatsappBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { Button } from "@wesdom/ui-kit/button";
import { ContactCard } from "@wesdom/ui-kit/contact-card";
import { CopyText } from "@wesdom/ui-kit/copy-text";
import { FooterLegal } from "@wesdom/ui-kit/footer";
import { Picture } from "@wesdom/ui-kit/picture";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { useSyncExternalStore, type ReactElement } from "react";
import { FooterPrivacy } from "../../layout/FooterPrivacy.tsx";
import { QR_SIZE } from "../../layout/qr-size.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./ContactWays.module.css";
import type { ContactPageProps } from "./contact-page-props.ts";

/** The dial has a day, noon at its top. */
const DEGREES_AN_HOUR = 15;
const DEGREES_A_PERCENT = 3.6;
const NOON = 12;
const CHINA_HOURS_AHEAD = 8;
const MINUTES_AN_HOUR = 60;

/** How far the hand of the dial is from noon, in degrees. */
function turnOfNow(): number {
  const now = new Date();
  const hours = now.getUTCHours() + CHINA_HOURS_AHEAD - NOON + now.getUTCMinutes() / MINUTES_AN_HOUR;
  return hours * DEGREES_AN_HOUR;
}

/** A page from the cache knows no hour. */
const turnOfServer = (): undefined => undefined;

/** It stands as it stood when the page came. */
const subscribe = () => (): void => {};

/** The ways to who answers that need no form, and the day on which the answer comes: who gives it, and from when until when. */
export function ContactWays({ kind, data: { consultant }, copy }: ContactPageProps): ReactElement {
  const media = useMedia();
  const { settings, today } = useSiteEnvironment();
  const { language, frame } = useLanguage();
  const toaster = useToaster();
  const path = useShownPath();
  const { email } = settings.contact[language];
  const texts = copy.card;
  const turn = useSyncExternalStore(subscribe, turnOfNow, turnOfServer);
  return (
    <Section split ground="ink" labelledBy="ways" className={styles["ways"]}>
      <SectionHeading id="ways" title={texts.heading} />
      <ContactCard
        code={{
          picture: { src: "/m/qr/wechat.png", width: QR_SIZE, height: QR_SIZE, alt: frame.footer.wechatHint },
          caption: frame.footer.wechatHint,
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
      {consultant && kind === "contact" && (
        <div className={styles["day"]}>
          <p>{texts.answer({ name: consultant.name })}</p>
          <p>{texts.hours}</p>
          <div aria-hidden>
            {texts.dial.map((time) => (
              <b key={time}>{time}</b>
            ))}
            {turn !== undefined && <i style={{ left: `${(150 + turn / DEGREES_A_PERCENT) % 100}%` }} />}
          </div>
        </div>
      )}
      {consultant && kind === "consultant" && (
        <div className={styles["clock"]}>
          <p>{texts.answer({ name: consultant.name })}</p>
          <p>{texts.hours}</p>
          {[NOON, ...texts.dial].map((time) => (
            <b key={time} aria-hidden>
              {time}
            </b>
          ))}
          {turn !== undefined && <i className={styles["hand"]} style={{ transform: `rotate(${turn}deg)` }} />}
          <Picture {...media(consultant.picture)} alt="" ratio={1} />
        </div>
      )}
      <FooterLegal
        copyright={frame.footer.copyright({ year: today.slice(0, 4), brand: settings.brand[language].name })}
      >
        <Languages
          language={language}
          routeName={routeOfPath(path)?.name ?? ""}
          label={frame.footer.languages}
        />
        <FooterPrivacy />
      </FooterLegal>
    </Section>
  );
}
