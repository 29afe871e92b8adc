import { useAddressQuery, type LeadForm } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Form, FormError } from "@wesdom/ui-kit/form";
import { SubmitButton } from "@wesdom/ui-kit/submit-button";
import { useEffect, useMemo, useRef, type ReactElement, type ReactNode, type RefObject } from "react";
import { copy as texts } from "#copy/reservation.zh.yml";
import { CompanyStep } from "./CompanyStep.tsx";
import { ContactStep } from "./ContactStep.tsx";
import type { ReservationData } from "./loadReservation.ts";
import { NeedStep } from "./NeedStep.tsx";
import { sourceTypeOf } from "./reservation-place.ts";
import styles from "./ReservationForm.module.css";
import { ReservationSteps } from "./ReservationSteps.tsx";
import { RESERVATION_STEPS, stepBefore, type ReservationStep } from "./reservationState.ts";
import type { Reservation } from "./useReservation.ts";

/** Props of {@link ReservationForm}. */
interface ReservationFormProps {
  readonly data: ReservationData;
  readonly form: LeadForm;
  readonly reservation: Reservation;
  /** Whether messages cannot be sent. */
  readonly codesOff: boolean;
  readonly onCodesOff: () => void;
}

const LAST_STEP = RESERVATION_STEPS.at(-1);

/** The form: one page of three parts without scripting, one step at a time with it. */
export function ReservationForm(props: ReservationFormProps): ReactElement {
  const { data, form, reservation, codesOff, onCodesOff } = props;
  const { state, change, next, visit } = reservation;
  const { ready, step, values, problems } = state;
  const errors = useMemo(() => ({ ...form.errors, ...problems }), [form.errors, problems]);
  const sourceType = sourceTypeOf(useAddressQuery());
  const stage = useRef<HTMLDivElement>(null);
  useStepFocus(stage, ready ? step : null);
  const isLast = !ready || step === LAST_STEP;
  const parts: Readonly<Record<ReservationStep, ReactNode>> = {
    need: <NeedStep values={values} change={change} services={data.services} />,
    company: <CompanyStep values={values} change={change} provinces={data.provinces} />,
    contact: (
      <ContactStep
        {...{ values, change, form, codesOff, onCodesOff }}
        services={data.services}
        alone={ready}
        proves={ready && !codesOff}
      />
    ),
  };
  return (
    <Form
      {...form.formProps}
      errors={errors}
      busy={form.state !== "editing"}
      onSubmit={(event) => {
        if (isLast) return form.formProps.onSubmit(event);
        event.preventDefault();
        return next();
      }}
    >
      <ReservationSteps {...reservation} />
      <FormError>{form.errors[""]}</FormError>
      {sourceType !== "" && <input type="hidden" name="sourceType" value={sourceType} />}
      <div ref={stage}>
        {RESERVATION_STEPS.map((key) => (
          <fieldset key={key} className={styles["step"]} data-step={key} hidden={ready && key !== step}>
            <legend>
              <h2 className={styles["question"]} tabIndex={-1}>
                {texts.headings[key]}
              </h2>
            </legend>
            <div className={styles["fields"]}>{parts[key]}</div>
          </fieldset>
        ))}
      </div>
      <div className={styles["actions"]} key={ready ? "step" : "whole"}>
        <SubmitButton busyLabel={form.state === "sending" ? texts.sending : ""}>
          {isLast ? texts.submit : texts.next}
        </SubmitButton>
        {ready && step !== "need" && (
          <Button variant="ghost" onClick={() => visit(stepBefore(step))}>
            {texts.previous}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Leads to the question of a step that was gone to, unless the form has led to a field of it already. */
function useStepFocus(stage: RefObject<HTMLElement | null>, step: ReservationStep | null): void {
  const before = useRef<ReservationStep | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = step;
    if (from === null || step === null || from === step) return;
    const part = stage.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (!part || part.contains(document.activeElement)) return;
    part.querySelector("h2")?.focus({ preventScroll: true });
    stage.current?.closest("form")?.scrollIntoView();
  }, [stage, step]);
}
