import type { PickableArea } from "@wesdom/ui-kit/area-picker";

/** The steps in their order. */
export const RESERVATION_STEPS = ["need", "company", "contact"] as const;

/** One of {@link RESERVATION_STEPS}. */
export type ReservationStep = (typeof RESERVATION_STEPS)[number];

/** What is filled in, save code and consent: those are given anew. */
export interface ReservationValues {
  /** Codes of the chosen services. */
  readonly services: readonly string[];
  readonly needs: string;
  readonly budget: string;
  readonly company: string;
  /** From the province down. */
  readonly area: readonly PickableArea[];
  readonly time: string;
  readonly name: string;
  readonly phone: string;
}

/** Nothing filled in. */
export const NO_VALUES: ReservationValues = {
  services: [],
  needs: "",
  budget: "",
  company: "",
  area: [],
  time: "",
  name: "",
  phone: "",
};

/** Messages by field name. */
export type ReservationProblems = Readonly<Record<string, string>>;

const NO_PROBLEMS: ReservationProblems = {};

/** Where the form stands. */
export interface ReservationState {
  readonly step: ReservationStep;
  readonly values: ReservationValues;
  /** What keeps the visitor on a step. */
  readonly problems: ReservationProblems;
  /** Whether what lay on the device was looked at; before it, the server's page is shown. */
  readonly ready: boolean;
  /** Whether something lay there. */
  readonly restored: boolean;
  /** Whether the device keeps what is filled in. */
  readonly kept: boolean;
}

/** What can happen to it. */
export type ReservationAction =
  /** The page answers to scripts: what it held, what lay on the device, the address's step, and that being filled in. */
  | {
      readonly type: "restore";
      readonly typed: Partial<ReservationValues>;
      readonly draft: ReservationValues | null;
      readonly step: ReservationStep;
      readonly busy?: ReservationStep | undefined;
    }
  /** A field was filled in; an area answers what its step complained of. */
  | { readonly type: "change"; readonly values: Partial<ReservationValues> }
  /** On to the next step, unless the fields of this one have problems. */
  | { readonly type: "next"; readonly problems: ReservationProblems }
  /** Back, Forward, or a tap on a step that is done. */
  | { readonly type: "visit"; readonly step: ReservationStep }
  /** The lead was refused: to the first step with a wrong field. */
  | { readonly type: "refuse"; readonly fields: readonly string[] }
  | { readonly type: "keep"; readonly kept: boolean }
  | { readonly type: "clear" };

/** The step at which a field is asked for. */
const STEP_OF_FIELD: Readonly<Record<string, ReservationStep>> = {
  services: "need",
  needs: "need",
  budget: "need",
  company: "company",
  areaCode: "company",
  time: "company",
  name: "contact",
  phone: "contact",
  code: "contact",
  consent: "contact",
};

/** The form as it starts. */
export function firstReservation(
  values: ReservationValues,
  fields: readonly string[] = [],
): ReservationState {
  const step = stepOfFields(fields) ?? "need";
  return { step, values, problems: NO_PROBLEMS, ready: false, restored: false, kept: false };
}

/** The form after something happened to it. */
export function reservationReducer(state: ReservationState, action: ReservationAction): ReservationState {
  switch (action.type) {
    case "restore": {
      const values = { ...state.values, ...action.draft, ...filled(action.typed) };
      const first = state.step === "need" ? reachable(action.step, values) : state.step;
      const step = action.busy ?? first;
      return { ...state, values, step, ready: true, restored: action.draft !== null };
    }
    case "change":
      return {
        ...state,
        values: { ...state.values, ...action.values },
        problems: action.values.area ? NO_PROBLEMS : state.problems,
      };
    case "next": {
      const own = Object.entries(action.problems).filter(([field]) => stepOfField(field) === state.step);
      if (own.length > 0) return { ...state, problems: Object.fromEntries(own) };
      return { ...state, step: stepAfter(state.step), problems: NO_PROBLEMS };
    }
    case "visit":
      if (action.step === state.step) return state;
      return { ...state, step: reachable(action.step, state.values), problems: NO_PROBLEMS };
    case "refuse":
      return { ...state, step: stepOfFields(action.fields) ?? state.step, problems: NO_PROBLEMS };
    case "keep":
      return action.kept === state.kept ? state : { ...state, kept: action.kept };
    case "clear":
    default:
      return { ...state, step: "need", values: NO_VALUES, problems: NO_PROBLEMS, restored: false };
  }
}

/** The step of an address's query; an unknown one is the first. */
export function stepOfAddress(step: unknown): ReservationStep {
  return RESERVATION_STEPS.find((name) => name === step) ?? "need";
}

/** The step that leads to a step; the first leads to itself. */
export function stepBefore(step: ReservationStep): ReservationStep {
  return RESERVATION_STEPS[RESERVATION_STEPS.indexOf(step) - 1] ?? step;
}

/** Whether nothing is filled in. */
export function isBlank(values: ReservationValues): boolean {
  return Object.values(values).every((value: string | readonly unknown[]) => value.length === 0);
}

function stepOfField(field: string): ReservationStep | undefined {
  return Object.hasOwn(STEP_OF_FIELD, field) ? STEP_OF_FIELD[field] : undefined;
}

function stepOfFields(fields: readonly string[]): ReservationStep | undefined {
  const wrong = new Set(fields.map(stepOfField));
  return RESERVATION_STEPS.find((step) => wrong.has(step));
}

function stepAfter(step: ReservationStep): ReservationStep {
  return RESERVATION_STEPS[RESERVATION_STEPS.indexOf(step) + 1] ?? step;
}

/** As far as the way there is filled in: without an area there is no last step. */
function reachable(step: ReservationStep, values: ReservationValues): ReservationStep {
  return step === "contact" && values.area.length === 0 ? "company" : step;
}

/** Only what was filled in. */
function filled(values: Partial<ReservationValues>): Partial<ReservationValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}
