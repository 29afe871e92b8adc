import { ConsentBox } from "@wesdom/page-sections/appeal";
import { LEAD_LIMITS } from "@wesdom/api-client";
import { useSiteEnvironment, type LeadForm } from "@wesdom/site-runtime/react";
import { CodeInput } from "@wesdom/ui-kit/code-input";
import { Field } from "@wesdom/ui-kit/field";
import { Honeypot } from "@wesdom/ui-kit/form";
import { Input } from "@wesdom/ui-kit/input";
import { SendCode } from "@wesdom/ui-kit/send-code";
import { useEffect, useRef, type ReactElement } from "react";
import { copy as texts } from "#copy/reservation.zh.yml";
import { BookedTime } from "./BookedTime.tsx";
import type { ReservationData } from "./loadReservation.ts";
import styles from "./ReservationForm.module.css";
import type { StepProps } from "./step-props.ts";
import { RESEND_KEY, usePhoneCode } from "./usePhoneCode.ts";

/** Props of {@link ContactStep}. */
interface ContactStepProps extends StepProps, Pick<ReservationData, "services"> {
  readonly form: LeadForm;
  /** Whether the steps before are out of sight. */
  readonly alone: boolean;
  /** Whether a code is asked for: on a page that answers to scripts, while messages can be sent. */
  readonly proves: boolean;
  /** Whether messages cannot be sent. */
  readonly codesOff: boolean;
  readonly onCodesOff: () => void;
}

/** Who to call, and the proof that it is their phone. */
export function ContactStep(props: ContactStepProps): ReactElement {
  const { values, change, services, form, alone, proves, codesOff, onCodesOff } = props;
  const { settings } = useSiteEnvironment();
  const phone = values.phone.trim();
  const code = usePhoneCode(phone, onCodesOff);
  const off = useRef<HTMLOutputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (codesOff && document.activeElement === document.body) off.current?.focus();
  }, [codesOff]);
  return (
    <>
      {alone && <BookedTime values={values} services={services} />}
      <Field name="name" label={texts.name} required>
        <Input
          autoComplete="name"
          maxLength={LEAD_LIMITS.name}
          placeholder={texts.namePlaceholder}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field name="phone" label={texts.phone} hint={texts.phoneHint} error={code.errors.phone} required>
        <div className={styles["phone"]}>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={LEAD_LIMITS.phone}
            placeholder={texts.phonePlaceholder}
            value={values.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
          {proves && (
            <SendCode
              // Each number has a wait of its own.
              key={phone}
              size="medium"
              storageKey={RESEND_KEY + phone}
              onSend={code.send}
            />
          )}
        </div>
      </Field>
      {proves && (
        <Field
          name="code"
          label={texts.code}
          hint={code.sent ? texts.codeSent : texts.codeHint}
          error={code.errors.code}
          required
        >
          <CodeInput />
        </Field>
      )}
      <output className={styles["off"]} ref={off} tabIndex={-1}>
        {codesOff && texts.codesOff}
      </output>
      {code.puzzle && <code.puzzle.View {...code.puzzle.props} />}
      <Honeypot label={texts.leaveEmpty} />
      <ConsentBox form={form} texts={texts} policy={settings.links.privacyPolicy} />
    </>
  );
}
