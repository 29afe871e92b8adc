import { commonArea, companyFuzzyMatching, LEAD_LIMITS } from "@wesdom/api-client";
import { useRouter } from "@tanstack/react-router";
import { AreaPicker } from "@wesdom/ui-kit/area-picker";
import { CompanyAutocomplete } from "@wesdom/ui-kit/company-autocomplete";
import { Field } from "@wesdom/ui-kit/field";
import { RadioGroup } from "@wesdom/ui-kit/radio-group";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/reservation.zh.yml";
import { TimeDial } from "./BookedTime.tsx";
import type { ReservationData } from "./loadReservation.ts";
import styles from "./ReservationForm.module.css";
import type { StepProps } from "./step-props.ts";

/** Whose the need is, where, and when to call. */
export function CompanyStep({
  values,
  change,
  provinces,
}: StepProps & Pick<ReservationData, "provinces">): ReactElement {
  const { context } = useRouter().options;
  const api = () => context.api("zh");
  return (
    <>
      <Field name="company" label={texts.company} hint={texts.companyHint} optionalLabel={texts.optional}>
        <CompanyAutocomplete
          suggest={(keyword, signal) =>
            // What fails is told in the field, not by a toast.
            api().call({ ...companyFuzzyMatching, background: true }, { query: { keyword }, signal })
          }
          autoComplete="organization"
          maxLength={LEAD_LIMITS.company}
          placeholder={texts.companyPlaceholder}
          value={values.company}
          onValueChange={(company) => change({ company })}
        />
      </Field>
      <Field name="areaCode" label={texts.area} hint={texts.areaHint} required>
        <AreaPicker
          load={(parent, signal) =>
            api().call(
              { ...commonArea, background: true },
              { query: parent === undefined ? {} : { parent }, signal },
            )
          }
          provinces={provinces}
          value={values.area}
          onValueChange={(area) => change({ area })}
        />
      </Field>
      <RadioGroup
        name="time"
        label={texts.time}
        optionalLabel={texts.optional}
        look="card"
        className={styles["times"] ?? ""}
        options={texts.times.map((time) => ({
          value: time.value,
          label: time.value,
          description: time.hours,
          icon: <TimeDial time={time} />,
        }))}
        value={values.time}
        onValueChange={(time) => change({ time })}
      />
    </>
  );
}
