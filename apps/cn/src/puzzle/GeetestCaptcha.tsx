import type { GeetestPuzzle, LocalPuzzle, SliderPuzzle } from "@wesdom/api-client";
import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { useEffect, useId, useReducer, useRef, useState, type ReactElement } from "react";
import { copy as texts } from "#copy/shared/puzzle.zh.yml";
import styles from "./GeetestCaptcha.module.css";
import { showGeetest, type GeetestAnswer } from "./showGeetest.ts";

/** Props of {@link GeetestCaptcha}. */
export interface GeetestCaptchaProps {
  /** The first puzzle; each takes one answer. */
  readonly first: GeetestPuzzle;
  /** Asks for the next one. */
  readonly ask: () => Promise<SliderPuzzle>;
  /** Whether an answer was right. */
  readonly answer: (answer: GeetestAnswer) => Promise<boolean>;
  readonly onSolved: () => void;
  /** The next puzzle is one of our own. */
  readonly onLocal: (puzzle: LocalPuzzle) => void;
  /** Whether there is a puzzle that can be solved. */
  readonly onShown?: ((isShown: boolean) => void) | undefined;
  /** Another way for who cannot solve it. */
  readonly support?: { readonly phone: string; readonly href: string } | undefined;
}

type Phase = "loading" | "ready" | "missed" | "verifying" | "failed";

/** A puzzle of GeeTest in a sheet: its button and picture, what is said of them, and the next try. */
export function GeetestCaptcha(props: GeetestCaptchaProps): ReactElement {
  const { support } = props;
  const script = useSiteEnvironment().settings.geetest?.script ?? "";
  const [phase, setPhase] = useState<Phase>("loading");
  const [round, nextRound] = useReducer((before: number) => before + 1, 0);
  const latest = useRef(props);
  const missed = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  // An id that is a selector, too: GeeTest looks the place up.
  const id = `geetest${useId().replaceAll(/\W/g, "")}`;

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let over = false;
    let takeAway = (): void => undefined;
    const tell = (next: Phase): void => {
      if (over) return;
      setPhase(next);
      latest.current.onShown?.(next !== "failed");
    };
    const judge = async (given: GeetestAnswer): Promise<void> => {
      tell("verifying");
      const right = await latest.current.answer(given).catch(() => false);
      if (over) return;
      missed.current = !right;
      if (right) latest.current.onSolved();
      else nextRound();
    };
    const show = async (): Promise<void> => {
      const puzzle = round === 0 ? latest.current.first : await latest.current.ask();
      if (over || box.current === null) return;
      if (puzzle.provider === "local") {
        latest.current.onLocal(puzzle);
        return;
      }
      takeAway = showGeetest(puzzle, {
        script,
        box: box.current,
        onReady: () => tell(missed.current ? "missed" : "ready"),
        onAnswer: (given) => void judge(given),
        onFail: () => tell("failed"),
      });
    };
    show().catch(() => tell("failed"));
    return () => {
      over = true;
      takeAway();
    };
  }, [round, script]);

  const again = (): void => {
    missed.current = false;
    setPhase("loading");
    nextRound();
  };
  return (
    <fieldset className={styles["puzzle"]} aria-label={texts.group} aria-busy={phase === "loading"}>
      <output className={styles["said"]}>{texts[phase]}</output>
      <div ref={box} id={id} className={styles["box"]} hidden={phase === "failed"} />
      {phase === "failed" && (
        <Button variant="outline" onClick={again}>
          {texts.again}
        </Button>
      )}
      {support !== undefined && (
        <p className={styles["help"]}>
          {texts.help} <a href={support.href}>{support.phone}</a>
        </p>
      )}
    </fieldset>
  );
}
