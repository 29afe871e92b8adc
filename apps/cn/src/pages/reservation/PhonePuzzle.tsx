import {
  ApiError,
  sliderRegister,
  sliderValidate,
  type ApiClient,
  type SliderPuzzle,
} from "@wesdom/api-client";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Popup } from "@wesdom/ui-kit/popup";
import { useRef, type ReactElement } from "react";
import { copy as texts } from "#copy/reservation.zh.yml";
import { Puzzle, type PuzzleAnswer } from "../../puzzle/Puzzle.tsx";

/** How a puzzle ended. */
export type PuzzleOutcome =
  | { readonly kind: "solved"; readonly token: string }
  /** Closed by the visitor. */
  | { readonly kind: "closed" }
  /** Asked or answered in vain: the next one would be, too. */
  | { readonly kind: "failed"; readonly error: unknown }
  /** There is none that could be shown, or none that the visitor can solve. */
  | { readonly kind: "unavailable" };

/** Props of {@link PhonePuzzle}. */
export interface PhonePuzzleProps {
  readonly phone: string;
  readonly api: ApiClient;
  readonly onEnd: (outcome: PuzzleOutcome) => void;
}

/** Status of a wrong answer, which brings the next puzzle. */
const MISSED = 422;

function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined;
}

/** The puzzle that stands before a code, in a sheet. */
export function PhonePuzzle({ phone, api, onEnd }: PhonePuzzleProps): ReactElement {
  const hotline = useSiteEnvironment().settings.contact.zh.phone;
  const token = useRef<string | null>(null);
  // Whoever closes a puzzle that could not be shown, or that was missed, is taken without it.
  const shown = useRef(true);
  const missed = useRef(false);
  const ask = async (): Promise<SliderPuzzle> => {
    try {
      return await api.call({ ...sliderRegister, background: true });
    } catch (error) {
      if (statusOf(error) !== undefined) onEnd({ kind: "failed", error });
      throw error;
    }
  };
  const judge = async (answer: PuzzleAnswer): Promise<boolean> => {
    const body = { action: "reservation" as const, phone, ...answer };
    try {
      token.current = (await api.call({ ...sliderValidate, background: true }, { body })).token;
      return true;
    } catch (error) {
      if (statusOf(error) === MISSED) missed.current = true;
      else onEnd({ kind: "failed", error });
      return false;
    }
  };
  return (
    <Popup
      open
      title={texts.puzzleTitle}
      closeOnBack
      onClose={() => onEnd({ kind: shown.current && !missed.current ? "closed" : "unavailable" })}
    >
      <Puzzle
        ask={ask}
        answer={judge}
        support={{ phone: hotline, href: `tel:${hotline}` }}
        onShown={(isShown) => {
          shown.current = isShown;
        }}
        onSolved={() => {
          if (token.current !== null) onEnd({ kind: "solved", token: token.current });
        }}
      />
      <Button block variant="ghost" onClick={() => onEnd({ kind: "unavailable" })}>
        {texts.puzzleSkip}
      </Button>
    </Popup>
  );
}
