import { Button } from "@wesdom/ui-kit/button";
import { StepIndicator } from "@wesdom/ui-kit/step-indicator";
import type { ReactElement } from "react";
import { copy as texts } from "#copy/reservation.zh.yml";
import styles from "./ReservationSteps.module.css";
import { RESERVATION_STEPS, type ReservationStep } from "./reservationState.ts";
import type { Reservation } from "./useReservation.ts";

const STEPS = RESERVATION_STEPS.map((key) => ({ key, label: texts.steps[key] }));

/** Where the visitor is in the form; without scripting what it consists of. */
export function ReservationSteps(reservation: Reservation): ReactElement {
  const { ready, step } = reservation.state;
  return (
    <div className={styles["progress"]}>
      {ready ? (
        <>
          <StepIndicator
            steps={STEPS}
            current={step}
            onSelect={(key) => reservation.visit(key as ReservationStep)}
          />
          <DraftNote {...reservation} />
        </>
      ) : (
        <p>{texts.overview}</p>
      )}
    </div>
  );
}

/** Says that the device keeps what is filled in, and how to be rid of it. */
function DraftNote({ state, clear }: Reservation): ReactElement | null {
  if (!state.kept) return null;
  return (
    <div className={styles["draft"]}>
      <output>{state.restored ? texts.draftRestored : texts.draftKept}</output>
      {state.restored && (
        <Button variant="ghost" size="small" className={styles["clear"]} onClick={clear}>
          {texts.draftClear}
        </Button>
      )}
    </div>
  );
}
