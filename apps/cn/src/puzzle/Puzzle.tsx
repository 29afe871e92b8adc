import type { LocalSolution, SliderPuzzle } from "@wesdom/api-client";
import { SliderCaptcha, type SliderChallenge } from "@wesdom/ui-kit/slider-captcha";
import { useState, type ComponentType, type ReactElement } from "react";
import type { GeetestCaptchaProps } from "./GeetestCaptcha.tsx";
import type { GeetestAnswer } from "./showGeetest.ts";

/** An answer to a puzzle of either provider. */
export type PuzzleAnswer = Pick<LocalSolution, "challengeId" | "x" | "track"> | GeetestAnswer;

/** Props of {@link Puzzle}. */
export interface PuzzleProps extends Pick<GeetestCaptchaProps, "onSolved" | "onShown" | "support"> {
  /** Asks for a puzzle, of whichever provider. Rejected: the visitor can try again. */
  readonly ask: () => Promise<SliderPuzzle>;
  /** Whether an answer was right. Each puzzle is answered once. */
  readonly answer: (answer: PuzzleAnswer) => Promise<boolean>;
}

/** The puzzle before a code, of whichever provider the API answers with: our own, or GeeTest's, whose code loads then. */
export function Puzzle({ ask, answer, onSolved, onShown, support }: PuzzleProps): ReactElement {
  const [given, setGiven] = useState<SliderPuzzle | null>(null);
  const [Geetest, setGeetest] = useState<{ readonly View: ComponentType<GeetestCaptchaProps> } | null>(null);
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
    const next = attempt === 1 && given !== null ? given : await ask();
    if (next.provider === "local") return next;
    const { GeetestCaptcha } = await import("./GeetestCaptcha.tsx");
    setGeetest({ View: GeetestCaptcha });
    setGiven(next);
    // The other provider's puzzle takes this one's place.
    return new Promise(() => undefined);
  };
  return (
    <SliderCaptcha
      load={load}
      verify={({ challengeId, x, track }) => answer({ challengeId, x, track: [...track] })}
      onSuccess={onSolved}
      support={support}
    />
  );
}
