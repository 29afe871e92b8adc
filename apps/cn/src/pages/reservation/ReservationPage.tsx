import { PageTop } from "@wesdom/page-sections/layout";
import { useLeadForm, useSiteEnvironment, type LeadForm } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { PhoneAction } from "@wesdom/ui-kit/phone-action";
import { Section } from "@wesdom/ui-kit/section";
import { SectionHeading } from "@wesdom/ui-kit/section-heading";
import { SuccessPanel } from "@wesdom/ui-kit/success-panel";
import { useRef, useState, type CSSProperties, type ReactElement } from "react";
import { copy as texts, kit } from "#copy/reservation.zh.yml";
import { copy as frame } from "#copy/frame.zh.yml";
import type { ReservationData } from "./loadReservation.ts";
import { RESERVATION_ANCHOR } from "./reservation-place.ts";
import styles from "./Reservation.module.css";
import { ReservationForm } from "./ReservationForm.tsx";
import { DRAFT_KEY } from "./reservationDraft.ts";
import { RESERVATION_STEPS, type ReservationState } from "./reservationState.ts";
import { GOOD_KEY } from "./usePhoneCode.ts";
import { useReservation } from "./useReservation.ts";
import { useReservationHead } from "./useReservationHead.ts";

/** A page of its own for a booking: no header, no footer, a way back, and the hotline for who would rather talk. */
export function ReservationPage({ data }: { readonly data: ReservationData }): ReactElement {
  const { brand, contact } = useSiteEnvironment().settings;
  const root = useRef<HTMLDivElement>(null);
  const [codesOff, setCodesOff] = useState(false);
  const form = useLeadForm({
    kind: "reservation",
    language: "zh",
    texts,
    draftKeys: [DRAFT_KEY, GOOD_KEY],
    ownProblems: ({ code }): Readonly<Record<string, string>> =>
      codesOff || code ? {} : { code: texts.codeMissing },
  });
  const reservation = useReservation(form, data.provinces, root);
  useReservationHead();
  const sent = form.state === "sent";
  return (
    <ConfigProvider locale={kit}>
      <div className={sent ? undefined : styles["beside"]}>
        <div className={`el-ground el-ground--ink ${styles["head"]}`}>
          <PageTop brand={brand.zh.name} home={frame.header.home} back={texts.back} indexPath="/m/zh-cn" />
          {!sent && (
            <div className={`el-gutter ${styles["opening"]}`}>
              <SectionHeading level={1} title={texts.title} lead={texts.lead} spaced={false} />
              <span className={styles["clock"]} style={clockOf(reservation.state)} aria-hidden />
            </div>
          )}
        </div>
        <div ref={root}>
          <Section id={RESERVATION_ANCHOR} space="tight" className={styles["questions"]}>
            {sent ? (
              <Confirmation reference={form.reference ?? ""} again={form.again(RESERVATION_ANCHOR)} />
            ) : (
              <ReservationForm
                {...{ data, form, reservation, codesOff }}
                onCodesOff={() => setCodesOff(true)}
              />
            )}
          </Section>
        </div>
      </div>
      <Section
        split
        ground={sent ? "card" : "hot"}
        space="tight"
        labelledBy="direct"
        className={styles["direct"]}
      >
        <SectionHeading id="direct" title={texts.direct} />
        <PhoneAction number={contact.zh.phone} hours={texts.hours} />
      </Section>
    </ConfigProvider>
  );
}

/** How far the hand has come, of the half circle: a third with each step, and a little with each answer. */
function clockOf({ ready, step, values }: ReservationState): CSSProperties | undefined {
  if (!ready) return undefined;
  const answers = Object.values(values).filter(({ length }) => length > 0).length;
  const come = Math.max(60 * (RESERVATION_STEPS.indexOf(step) + 1), 60 + 15 * answers);
  return { "--come": `${come}deg` } as CSSProperties;
}

/** The end of the form: a number to refer to, and ways on. */
function Confirmation(props: {
  readonly reference: string;
  readonly again: ReturnType<LeadForm["again"]>;
}): ReactElement {
  return (
    <SuccessPanel
      level={1}
      title={texts.successTitle}
      text={texts.successText}
      reference={{ label: texts.reference, value: props.reference }}
      actions={
        <>
          <Button href="/m/zh-cn/case">{texts.cases}</Button>
          <Button variant="outline" {...props.again}>
            {texts.again}
          </Button>
        </>
      }
    />
  );
}
