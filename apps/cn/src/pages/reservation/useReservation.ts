import { rootRouteId, useRouter, useSearch } from "@tanstack/react-router";
import { leadProblems } from "@wesdom/api-client";
import { stringifySearch } from "@wesdom/site-runtime";
import { browserStorage } from "@wesdom/site-runtime/browser";
import type { LeadForm } from "@wesdom/site-runtime/react";
import type { PickableArea } from "@wesdom/ui-kit/area-picker";
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from "react";
import { RESERVATION_PATH } from "./reservation-place.ts";
import { keepDraft, readDraft } from "./reservationDraft.ts";
import {
  firstReservation,
  isBlank,
  reservationReducer,
  RESERVATION_STEPS,
  stepOfAddress,
  type ReservationState,
  type ReservationStep,
  type ReservationValues,
} from "./reservationState.ts";
import { postedValues, typedValues } from "./reservationValues.ts";

/** The reservation and what can be done with it. */
export interface Reservation {
  readonly state: ReservationState;
  readonly change: (values: Partial<ReservationValues>) => void;
  /** On to the next step, or to what is wrong in this one. */
  readonly next: () => void;
  readonly visit: (step: ReservationStep) => void;
  /** Forgets what is filled in. */
  readonly clear: () => void;
}

/**
 * The steps of a reservation. The step stands in the address, so that Back and Forward go through them; what is filled
 * in lies on the device until the reservation is taken.
 *
 * @param root - The form's surroundings, from which what was typed before hydration is read.
 */
export function useReservation(
  form: LeadForm,
  provinces: readonly PickableArea[],
  root: RefObject<HTMLElement | null>,
): Reservation {
  const [posted] = useState(() => postedValues(form.values, provinces));
  const [state, dispatch] = useReducer(reservationReducer, undefined, () =>
    firstReservation(posted, Object.keys(form.errors)),
  );
  const address = useStepAddress(state, form);
  const { ready, values } = state;

  const visited = useRef(address.step);
  useLayoutEffect(() => {
    const element = root.current?.querySelector("form");
    const held = element?.querySelector<HTMLElement>("[data-step]:focus-within")?.dataset["step"];
    dispatch({
      type: "restore",
      typed: element ? typedValues(new FormData(element)) : {},
      draft: isBlank(posted) ? readDraft(browserStorage("sessionStorage")) : null,
      step: visited.current,
      busy: RESERVATION_STEPS.find((name) => name === held),
    });
  }, [root, posted]);

  useEffect(() => {
    if (!ready) return;
    dispatch({ type: "keep", kept: keepDraft(browserStorage("sessionStorage"), values) });
  }, [ready, values]);

  const { step } = address;
  useEffect(() => {
    if (visited.current === step) return;
    visited.current = step;
    dispatch({ type: "visit", step });
  }, [step]);

  // Back from a step that was still on its way ends where the router is already.
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onResolved", ({ hrefChanged }) => {
        if (!hrefChanged) dispatch({ type: "visit", step: visited.current });
      }),
    [router],
  );

  const sent = form.state === "sent";
  useEffect(() => {
    if (ready && sent) dispatch({ type: "clear" });
  }, [ready, sent]);

  // In the same render as the messages: the form then takes the focus to a field that is in sight.
  const [judged, setJudged] = useState(form.errors);
  if (judged !== form.errors) {
    setJudged(form.errors);
    dispatch({ type: "refuse", fields: Object.keys(form.errors) });
  }

  return {
    state,
    change: (changed) => dispatch({ type: "change", values: changed }),
    next() {
      const areaCode = values.area.at(-1)?.code ?? "";
      const problems = leadProblems({ kind: "reservation", ...values, areaCode }, "zh");
      dispatch({ type: "next", problems });
    },
    visit: (target) => dispatch({ type: "visit", step: target }),
    clear: () => dispatch({ type: "clear" }),
  };
}

/** The step of the address, which follows the form: a new step is a new entry of the history. */
function useStepAddress(
  { ready, step }: ReservationState,
  form: LeadForm,
): { readonly step: ReservationStep } {
  const router = useRouter();
  const search = useSearch({ from: rootRouteId });
  const addressed = stepOfAddress(search["step"]);
  const latest = useRef({ search, addressed, settled: false });
  useLayoutEffect(() => {
    Object.assign(latest.current, { search, addressed });
  });
  const { reference } = form;
  const sent = form.state === "sent";
  // Where the address stands on a step of what is sent already.
  const behind = sent && search["sent"] !== reference ? addressed : null;
  const thanked = useRef(false);
  useEffect(() => {
    const { search: before, addressed: shown, settled } = latest.current;
    if (!ready || (sent && thanked.current)) return;
    latest.current.settled = true;
    if (sent ? before["sent"] === reference : shown === step && before["sent"] === undefined) return;
    // A reload, or a page that comes back from the background, still shows the number.
    const query = sent
      ? { sent: reference }
      : { ...before, step: step === "need" ? undefined : step, sent: undefined };
    void router.navigate({ href: RESERVATION_PATH + stringifySearch(query), replace: sent || !settled });
  }, [router, ready, step, sent, reference]);

  // Back from the number: the steps of what is sent lie behind it, and nobody wants to see them again.
  useEffect(() => {
    if (behind !== null && thanked.current && router.history.canGoBack()) router.history.back();
    thanked.current = sent && (behind === null || thanked.current);
  }, [router, sent, behind]);
  return { step: addressed };
}
