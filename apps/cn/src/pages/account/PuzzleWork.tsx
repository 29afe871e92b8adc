import type { WorkOrder, WorkSolution } from "@wesdom/api-client";
import { Button } from "@wesdom/ui-kit/button";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { copy } from "#copy/shared/puzzle.zh.yml";
import { findNonce } from "../../puzzle/findNonce.ts";
import { problemOf } from "./accountProblem.ts";
import styles from "./PuzzleWork.module.css";

/** The work, done. */
export type WorkAnswer = Pick<WorkSolution, "challengeId" | "nonces">;

/** Props of {@link PuzzleWork}. */
export interface PuzzleWorkProps {
  readonly ask: () => Promise<WorkOrder>;
  /** Whether the work was taken. */
  readonly answer: (answer: WorkAnswer) => Promise<boolean>;
  readonly onSolved: () => void;
  /** The visitor wants other work. */
  readonly onAgain: () => void;
  /** The visitor would rather have the puzzle. */
  readonly onBack: () => void;
}

/** The device works for a code, where its visitor sees no picture. Says how far it is; leaving it ends it. */
export function PuzzleWork(props: PuzzleWorkProps): ReactElement {
  const texts = copy.work;
  const [share, setShare] = useState(0);
  const [wrong, setWrong] = useState("");
  const latest = useRef(props);
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    latest.current = props;
  });
  // The button that had the focus is gone.
  useEffect(() => said.current?.focus(), []);
  useEffect(() => {
    const end = new AbortController();
    const run = async (): Promise<void> => {
      const { challengeId, work, parts } = await latest.current.ask();
      const nonces: number[] = [];
      while (nonces.length < parts) {
        const part = { ...work, salt: `${work.salt}.${nonces.length}` };
        nonces.push(await findNonce(part, end.signal));
        setShare(nonces.length / parts);
      }
      const isTaken = await latest.current.answer({ challengeId, nonces });
      if (end.signal.aborted) return;
      if (isTaken) latest.current.onSolved();
      else setWrong(copy.work.missed);
    };
    run().catch((error: unknown) => {
      if (!end.signal.aborted) setWrong(problemOf(error).message);
    });
    return () => end.abort();
  }, []);
  const running = share === 1 ? texts.done : share < 0.5 ? texts.running : texts.half;
  return (
    <fieldset className={styles["work"]} aria-label={texts.title} aria-busy={wrong === ""}>
      <output className={styles["said"]} ref={said} tabIndex={-1}>
        {wrong || running}
      </output>
      {wrong === "" ? (
        <progress className={styles["progress"]} aria-label={texts.progress} value={share} />
      ) : (
        <Button variant="outline" onClick={props.onAgain}>
          {texts.again}
        </Button>
      )}
      <Button block variant="ghost" onClick={props.onBack}>
        {texts.back}
      </Button>
    </fieldset>
  );
}
