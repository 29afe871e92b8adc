import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Button } from "@wesdom/ui-kit/button";
import { Popup } from "@wesdom/ui-kit/popup";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { copy } from "#copy/account.zh.yml";
import { copy as puzzleCopy } from "#copy/shared/puzzle.zh.yml";
import { Puzzle, type PuzzleAnswer } from "../../puzzle/Puzzle.tsx";
import type * as Calls from "./accountCalls.ts";
import { PuzzleWork, type WorkAnswer } from "./PuzzleWork.tsx";

/** What the puzzle asks of the account it stands before. */
export interface PuzzleFlow {
  readonly askPuzzle: () => ReturnType<typeof Calls.askPuzzle>;
  /** Asks for work instead of it. */
  readonly askWork: () => ReturnType<typeof Calls.askWork>;
  /** Answers the puzzle, or shows the work. @returns whether it was right. */
  readonly solve: (answer: PuzzleAnswer | WorkAnswer) => Promise<boolean>;
  /** The puzzle is solved: the code is sent. */
  readonly sendCode: () => Promise<void>;
  readonly closePuzzle: () => void;
}

/** Props of {@link PuzzleSheet}. */
export interface PuzzleSheetProps {
  readonly flow: PuzzleFlow;
}

/**
 * The puzzle before a code is sent, as a sheet over the form; the device can work instead of the visitor. Where GeeTest is
 * configured it has a way of its own for who sees no picture.
 */
export function PuzzleSheet({ flow }: PuzzleSheetProps): ReactElement {
  const { contact, geetest } = useSiteEnvironment().settings;
  const { phone } = contact.zh;
  // None while the puzzle is shown.
  const [work, setWork] = useState(0);
  const worked = useRef(false);
  const offer = useRef<HTMLButtonElement>(null);
  // Who comes back from the work comes back to where they were.
  useEffect(() => {
    if (worked.current) offer.current?.focus();
    worked.current ||= work > 0;
  }, [work]);
  const solved = (): void => void flow.sendCode();
  return (
    // A swipe would be taken for the slider's own movement.
    <Popup open closeOnBack title={copy.puzzle} swipe={false} onClose={flow.closePuzzle}>
      {work > 0 ? (
        <PuzzleWork
          key={work}
          ask={flow.askWork}
          answer={flow.solve}
          onSolved={solved}
          onAgain={() => setWork(work + 1)}
          onBack={() => setWork(0)}
        />
      ) : (
        <>
          <Puzzle
            ask={flow.askPuzzle}
            answer={flow.solve}
            onSolved={solved}
            {...(phone === "" ? {} : { support: { phone, href: `tel:${phone}` } })}
          />
          {geetest === null && (
            <Button ref={offer} block variant="ghost" onClick={() => setWork(1)}>
              {puzzleCopy.work.offer}
            </Button>
          )}
        </>
      )}
    </Popup>
  );
}
