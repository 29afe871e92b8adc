import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Popup } from "@wesdom/ui-kit/popup";
import type { ReactElement } from "react";
import { copy } from "#copy/account.zh.yml";
import { Puzzle, type PuzzleAnswer } from "../../puzzle/Puzzle.tsx";
import type * as Calls from "./accountCalls.ts";

/** What the puzzle asks of the account it stands before. */
export interface PuzzleFlow {
  readonly askPuzzle: () => ReturnType<typeof Calls.askPuzzle>;
  /** Answers the puzzle. @returns whether it was right. */
  readonly solve: (answer: PuzzleAnswer) => Promise<boolean>;
  /** The puzzle is solved: the code is sent. */
  readonly sendCode: () => Promise<void>;
  readonly closePuzzle: () => void;
}

/** Props of {@link PuzzleSheet}. */
export interface PuzzleSheetProps {
  readonly flow: PuzzleFlow;
}

/** The puzzle before a code is sent, as a sheet over the form. */
export function PuzzleSheet({ flow }: PuzzleSheetProps): ReactElement {
  const { phone } = useSiteEnvironment().settings.contact.zh;
  return (
    // A swipe would be taken for the slider's own movement.
    <Popup open closeOnBack title={copy.puzzle} swipe={false} onClose={flow.closePuzzle}>
      <Puzzle
        ask={flow.askPuzzle}
        answer={flow.solve}
        onSolved={() => void flow.sendCode()}
        {...(phone === "" ? {} : { support: { phone, href: `tel:${phone}` } })}
      />
    </Popup>
  );
}
