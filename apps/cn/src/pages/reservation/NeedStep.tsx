import { LEAD_LIMITS } from "@wesdom/api-client";
import { SERVICE_DRAWINGS } from "@wesdom/page-sections/services";
import { withoutPhraseBreaks } from "@wesdom/site-runtime";
import { CheckboxGroup } from "@wesdom/ui-kit/checkbox-group";
import { Field } from "@wesdom/ui-kit/field";
import { RadioGroup } from "@wesdom/ui-kit/radio-group";
import { ServiceMark } from "@wesdom/ui-kit/service-index";
import { Textarea } from "@wesdom/ui-kit/textarea";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/reservation.zh.yml";
import type { ReservationData } from "./loadReservation.ts";
import styles from "./ReservationForm.module.css";
import type { StepProps } from "./step-props.ts";

/** What the visitor wants. */
export function NeedStep({
  values,
  change,
  services,
}: StepProps & Pick<ReservationData, "services">): ReactElement {
  return (
    <>
      <div className={styles["services"]}>
        <CheckboxGroup
          name="services"
          label={texts.services}
          hint={texts.servicesHint}
          optionalLabel={texts.optional}
          options={services.map(({ code, title }) => ({
            value: code,
            label: title,
            icon: <ServiceMark drawing={SERVICE_DRAWINGS[code]} />,
          }))}
          value={values.services}
          onValueChange={(chosen) => change({ services: chosen })}
        />
      </div>
      <Field name="needs" label={texts.needs} optionalLabel={texts.optional}>
        <Textarea
          rows={1}
          maxLength={LEAD_LIMITS.needs}
          placeholder={texts.needsPlaceholder}
          value={values.needs}
          onChange={(event) => change({ needs: event.target.value })}
        />
      </Field>
      <RadioGroup
        name="budget"
        label={texts.budget}
        optionalLabel={texts.optional}
        look="chip"
        className={styles["budget"] ?? ""}
        options={texts.budgets.map(({ value, share }) => ({
          value: withoutPhraseBreaks(value),
          label: value,
          icon: (
            <svg width="100%">
              <rect width={`${share}%`} height="100%" fill="currentColor" />
            </svg>
          ),
        }))}
        value={values.budget}
        onValueChange={(budget) => change({ budget })}
      />
    </>
  );
}
