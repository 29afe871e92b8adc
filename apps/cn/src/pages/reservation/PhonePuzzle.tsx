import { ApiError, sliderRegister, sliderValidate, type ApiClient } from "@wesdom/api-client";
import { HOTLINE } from "@wesdom/site-runtime";
import { Popup } from "@wesdom/ui-kit/popup";
import { SliderCaptcha, type SliderAnswer, type SliderChallenge } from "@wesdom/ui-kit/slider-captcha";
import { useRef, type ReactElement } from "react";
import { zhReservation as texts } from "../../messages/zh-reservation.ts";

/** How a puzzle ended. */
export type PuzzleOutcome =
  | { readonly kind: "solved"; readonly token: string }
  /** Closed by the visitor. */
  | { readonly kind: "closed" }
  /** There is none that could be shown here. */
  | { readonly kind: "unavailable" };

/** Props of {@link PhonePuzzle}. */
export interface PhonePuzzleProps {
  readonly phone: string;
  readonly api: ApiClient;
  readonly onEnd: (outcome: PuzzleOutcome) => void;
}

/** Statuses from here on are no fault of the visitor's. */
const SERVER_FAILURE = 500;

/** The puzzle that stands before a code, in a sheet. */
export function PhonePuzzle({ phone, api, onEnd }: PhonePuzzleProps): ReactElement {
  const token = useRef<string | null>(null);
  const endIfFailed = (error: unknown): void => {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status !== undefined && status >= SERVER_FAILURE) onEnd({ kind: "unavailable" });
  };
  const load = async (): Promise<SliderChallenge> => {
    try {
      const puzzle = await api.call({ ...sliderRegister, background: true });
      if (puzzle.provider === "local") return puzzle;
    } catch (error) {
      endIfFailed(error);
      throw error;
    }
    onEnd({ kind: "unavailable" });
    throw new Error("The puzzle's provider has no place on this page.");
  };
  const verify = async ({ challengeId, x, track }: SliderAnswer): Promise<boolean> => {
    const body = { action: "reservation" as const, phone, challengeId, x, track: [...track] };
    try {
      token.current = (await api.call({ ...sliderValidate, background: true }, { body })).token;
      return true;
    } catch (error) {
      endIfFailed(error);
      return false;
    }
  };
  return (
    <Popup open title={texts.puzzleTitle} closeOnBack onClose={() => onEnd({ kind: "closed" })}>
      <SliderCaptcha
        load={load}
        verify={verify}
        support={{ phone: HOTLINE, href: `tel:${HOTLINE}` }}
        onSuccess={() => {
          if (token.current !== null) onEnd({ kind: "solved", token: token.current });
        }}
      />
    </Popup>
  );
}
