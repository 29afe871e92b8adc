import type { ReservationValues } from "./reservationState.ts";

/** What each step needs. */
export interface StepProps {
  readonly values: ReservationValues;
  readonly change: (values: Partial<ReservationValues>) => void;
}
