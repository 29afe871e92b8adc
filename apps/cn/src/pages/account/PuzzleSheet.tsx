import { useSiteEnvironment } from "@wesdom/site-runtime/react";
import { Popup } from "@wesdom/ui-kit/popup";
import type { ReactElement } from "react";
import { zhAccount } from "../../messages/zh-account.ts";
import { Puzzle } from "../../puzzle/Puzzle.tsx";
import type { AccountFlow } from "./useAccount.ts";

/** Props of {@link PuzzleSheet}. */
export interface PuzzleSheetProps {
  readonly flow: AccountFlow;
}

/** The puzzle before a code is sent, as a sheet over the form. */
export function PuzzleSheet({ flow }: PuzzleSheetProps): ReactElement {
  const { phone } = useSiteEnvironment().settings.contact.zh;
  return (
    // A swipe would be taken for the slider's own movement.
    <Popup open title={zhAccount.puzzle} swipe={false} onClose={flow.closePuzzle}>
      <Puzzle
        ask={flow.askPuzzle}
        answer={flow.solve}
        onSolved={() => void flow.sendCode()}
        {...(phone === "" ? {} : { support: { phone, href: `tel:${phone}` } })}
      />
    </Popup>
  );
}
