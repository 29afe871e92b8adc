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
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The hours that the dial names. */
const OPENS_MS = 9.5 * HOUR_MS;
const CLOSES_MS = 18.5 * HOUR_MS;

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

/** At weekends nobody answers at any hour. */
const isDayOff = (at: number): boolean => new Date(at).getUTCDay() % 6 === 0;

/** When somebody is next there; at once within the hours. */
function nextOpening(at: number): number {
  let day = at - (at % DAY_MS);
  if (isDayOff(day) || at - day >= CLOSES_MS) {
    do day += DAY_MS;
    while (isDayOff(day));
  }
  return Math.max(at, day + OPENS_MS);
}

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
  const say = (format: Intl.DateTimeFormatOptions, at = since ?? 0): string =>
    new Date(at).toLocaleString(LOCALES[language], { ...format, timeZone: "UTC" });
  const named =
    since === undefined
      ? undefined
      : texts.now({
          day: say(DAY),
          time: say(TIME),
        });
  const dayOff = since !== undefined && isDayOff(since);
  const closed = dayOff ? styles["closed"] : undefined;
  const part = ((since ?? 0) % DAY_MS) / DAY_MS;
  /** Whether these are office hours, and if not, when the next ones begin: its line is kept for it. */
  const state = (): string => {
    if (since === undefined) return "";
    const next = nextOpening(since);
    if (next === since) return texts.open;
    return (dayOff ? texts.dayOff : texts.closed)({ day: say(DAY, next) });
  };
  const status = (
    <p className={styles["status"]} data-clock>
      {state()}
    </p>
  );
  return (
    <Section split ground="ink" labelledBy="ways" className={styles["ways"]}>
      <SectionHeading id="ways" title={texts.heading} />
      <ContactCard
        code={{
          picture: { src: "/m/qr/wechat.png", width: QR_SIZE, height: QR_SIZE, alt: frame.footer.wechatCode },
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
          <p>{texts.deskTitle({ name: consultant.name })}</p>
          <p>{texts.hours}</p>
          <div className={closed} aria-hidden>
            {texts.dial.map((time) => (
              <b key={time}>{time}</b>
            ))}
            {named && <i data-now={named} style={{ "--at": part } as CSSProperties} />}
          </div>
          {status}
        </div>
      )}
      {consultant && kind === "consultant" && (
        <div className={styles["clock"]}>
          <p>{texts.answer({ name: consultant.name })}</p>
          <p>{texts.hours}</p>
          {status}
          <p className={styles["middle"]} aria-hidden data-now={named}>
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
              style={{ transform: `rotate(${part * 360 - 180}deg)` }}
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
