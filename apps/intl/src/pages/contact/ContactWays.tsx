import { Languages, useToaster } from "@wesdom/page-sections/layout";
import { routeOfPath } from "@wesdom/site-runtime";
import { useShownPath, useSiteEnvironment } from "@wesdom/site-runtime/react";
import { WhatsappBrandIcon } from "@wesdom/ui-kit/brand-icon";
import { Button } from "@wesdom/ui-kit/button";
import { ContactCard } from "@wesdom/ui-kit/contact-card";
import { CopyText } from "@wesdom/ui-kit/copy-text";
import { FooterLegal } from "@wesdom/ui-kit/footer";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { useSyncExternalStore, type CSSProperties, type ReactElement } from "react";
import { FooterPrivacy } from "../../layout/FooterPrivacy.tsx";
import { QR_SIZE } from "../../layout/qr-size.ts";
import { useLanguage } from "../../language/useLanguage.ts";
import styles from "./ContactWays.module.css";
import type { ContactPageProps } from "./contact-page-props.ts";

const CHINA_AHEAD_MS = 8 * 60 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Canadian English writes half a day as the texts do: 6:30 p.m. */
const LOCALES = { en: "en-CA", ja: "ja" };

/** The minute by the clocks of China, as if they stood at UTC. */
const now = (): number => {
  const china = Date.now() + CHINA_AHEAD_MS;
  return china - (china % MINUTE_MS);
};

const DAY = { weekday: "long" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** A page from the cache knows no hour. */
const nowOfServer = (): undefined => undefined;

/** A phone keeps a page for days: it is looked at the clock each minute, and when its visitor comes back to it. */
function subscribe(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** The ways to who answers that need no form, and the day on which the answer comes: who gives it, and from when until when. */
export function ContactWays({ kind, data: { consultant }, copy }: ContactPageProps): ReactElement {
  const { settings, today } = useSiteEnvironment();
  const { language, frame } = useLanguage();
  const toaster = useToaster();
  const path = useShownPath();
  const { email } = settings.contact[language];
  const texts = copy.card;
  const since = useSyncExternalStore(subscribe, now, nowOfServer);
  const china = new Date(since ?? 0);
  const say = (format: Intl.DateTimeFormatOptions): string =>
    china.toLocaleString(LOCALES[language], { ...format, timeZone: "UTC" });
  const named =
    since === undefined
      ? undefined
      : texts.now({
          day: say(DAY),
          time: say(TIME),
        });
  // At weekends nobody answers at any hour.
  const closed = named !== undefined && china.getUTCDay() % 6 === 0 ? styles["closed"] : undefined;
  const of = (whole: number): number => (((since ?? 0) % DAY_MS) / DAY_MS) * whole;
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
          <p>{texts.desk({ name: consultant.name })}</p>
          <p>{texts.hours}</p>
          <div className={closed} aria-hidden>
            {texts.dial.map((time) => (
              <b key={time}>{time}</b>
            ))}
            {named && <i data-now={named} style={{ "--at": `${of(100)}%` } as CSSProperties} />}
          </div>
        </div>
      )}
      {consultant && kind === "consultant" && (
        <div className={styles["clock"]}>
          <p>{texts.answer({ name: consultant.name })}</p>
          <p>{texts.hours}</p>
          <p aria-hidden data-now={named}>
            {named && (
              <>
                <span>{texts.here}</span>
                <b>{say(TIME)}</b>
                <span>{say(DAY)}</span>
              </>
            )}
          </p>
          {[...texts.dial, ...texts.day].map((time) => (
            <b key={time} aria-hidden>
              {time}
            </b>
          ))}
          {named && (
            <i
              className={[styles["hand"], closed].join(" ")}
              style={{ transform: `rotate(${of(360) - 180}deg)` }}
            />
          )}
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
