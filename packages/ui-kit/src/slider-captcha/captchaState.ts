import type { SliderChallenge } from "./challenge.ts";

/** Where a puzzle stands. */
export type CaptchaPhase =
  | "loading"
  | "idle"
  | "dragging"
  | "placed"
  | "verifying"
  | "success"
  | "error"
  | "expired"
  | "failed";

/** State of a `SliderCaptcha`. */
export interface CaptchaState {
  readonly phase: CaptchaPhase;
  /** The last puzzle; it stays in sight while the next one loads. */
  readonly challenge: SliderChallenge | null;
  /** Left edge of the piece, pixels of the picture. */
  readonly x: number;
  /** How many puzzles were asked for; each change asks for one. */
  readonly request: number;
  /** Whether the last answer was wrong and nothing was moved since. */
  readonly missed: boolean;
}

/** What happens to a puzzle. */
export type CaptchaEvent =
  | {
      readonly type: "refresh" | "expire" | "fail" | "grab" | "place" | "drop" | "submit" | "accept" | "miss";
    }
  | { readonly type: "load"; readonly challenge: SliderChallenge }
  | { readonly type: "move"; readonly x: number };

export const FIRST_CAPTCHA_STATE: CaptchaState = {
  phase: "loading",
  challenge: null,
  x: 0,
  request: 1,
  missed: false,
};

/** Whether the piece can be moved. */
export function isMovable({ phase }: CaptchaState): boolean {
  return phase === "idle" || phase === "dragging" || phase === "placed";
}

/** Whether only another puzzle helps. */
export function isOver(phase: CaptchaPhase): phase is "expired" | "failed" {
  return phase === "expired" || phase === "failed";
}

/** The state after an event; events that come too late change nothing. */
export function captchaReducer(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case "load":
      return { ...state, phase: "idle", challenge: event.challenge, x: 0 };
    case "fail":
      return { ...state, phase: "failed", challenge: null, missed: false };
    case "refresh":
      if (state.phase === "verifying" || state.phase === "success") return state;
      return { ...state, phase: "loading", request: state.request + 1, missed: false };
    case "grab":
      return isMovable(state) ? { ...state, phase: "dragging", missed: false } : state;
    case "move":
      return isMovable(state) ? { ...state, x: event.x, missed: false } : state;
    case "place":
      return isMovable(state) ? { ...state, phase: "placed" } : state;
    case "drop":
      return isMovable(state) ? { ...state, phase: "idle", x: 0 } : state;
    case "submit":
      return isMovable(state) ? { ...state, phase: "verifying" } : state;
    case "accept":
      return state.phase === "verifying" ? { ...state, phase: "success" } : state;
    case "miss":
      // Each puzzle takes one answer: the next one is asked for at once.
      return { ...state, phase: "error", missed: true, request: state.request + 1 };
    case "expire":
      return isMovable(state) ? { ...state, phase: "expired", x: 0, missed: false } : state;
    default:
      return state;
  }
}
