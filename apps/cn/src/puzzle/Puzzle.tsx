import type { LocalSolution, SliderPuzzle, SliderWork } from "@wesdom/api-client";
import { SliderCaptcha, type SliderChallenge } from "@wesdom/ui-kit/slider-captcha";
import { useEffect, useRef, useState, type ComponentType, type ReactElement } from "react";
import { copy as texts } from "#copy/shared/puzzle.zh.yml";
import { findNonce } from "./findNonce.ts";
import type { GeetestCaptchaProps } from "./GeetestCaptcha.tsx";
import type { GeetestAnswer } from "./showGeetest.ts";

/** An answer to a puzzle of either provider. */
export type PuzzleAnswer = Pick<LocalSolution, "challengeId" | "x" | "track" | "nonce"> | GeetestAnswer;

/** Props of {@link Puzzle}. */
export interface PuzzleProps extends Pick<GeetestCaptchaProps, "onSolved" | "onShown" | "support"> {
  /** Asks for a puzzle, of whichever provider. Rejected: the visitor can try again. */
  readonly ask: () => Promise<SliderPuzzle>;
  /** Whether an answer was right. Each puzzle is answered once. */
  readonly answer: (answer: PuzzleAnswer) => Promise<boolean>;
}

/** Work on the puzzle that is shown. */
interface Work {
  readonly nonce: Promise<number>;
  readonly end: AbortController;
}

/** What is said of a puzzle of our own, where it differs from any slider's. */
const LABELS = { hint: texts.hint, instructions: texts.instructions };

/** The puzzle before a code, of whichever provider the API answers with: our own, or GeeTest's, whose code loads then. */
export function Puzzle({ ask, answer, onSolved, onShown, support }: PuzzleProps): ReactElement {
  const [given, setGiven] = useState<SliderPuzzle | null>(null);
  const [Geetest, setGeetest] = useState<{ readonly View: ComponentType<GeetestCaptchaProps> } | null>(null);
  const work = useRef<Work | null>(null);
  const rounds = useRef(0);
  useEffect(() => () => work.current?.end.abort(), []);
  if (given?.provider === "geetest" && Geetest !== null) {
    return (
      <Geetest.View
        first={given}
        ask={ask}
        answer={answer}
        onSolved={onSolved}
        onLocal={setGiven}
        onShown={onShown}
        support={support}
      />
    );
  }
  const load = async (attempt: number): Promise<SliderChallenge> => {
    rounds.current += 1;
    const round = rounds.current;
    work.current?.end.abort();
    const next = attempt === 1 && given !== null ? given : await ask();
    if (next.provider === "local") {
      // One that was asked for before the last is never shown.
      if (round === rounds.current) work.current = begin(next.work);
      return next;
    }
    const { GeetestCaptcha } = await import("./GeetestCaptcha.tsx");
    setGeetest({ View: GeetestCaptcha });
    setGiven(next);
    // The other provider's puzzle takes this one's place.
    return new Promise(() => undefined);
  };
  return (
    <SliderCaptcha
      load={load}
      verify={async ({ challengeId, x, track }) =>
        answer({ challengeId, x, track: [...track], nonce: (await work.current?.nonce) ?? 0 })
      }
      labels={LABELS}
      onSuccess={onSolved}
      support={support}
    />
  );
}

function begin(asked: SliderWork): Work {
  const end = new AbortController();
  const nonce = findNonce(asked, end.signal);
  // Who answers waits for it; a puzzle that is replaced before has nobody who does.
  nonce.catch(() => undefined);
  return { nonce, end };
}
