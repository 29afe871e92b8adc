import { useRef, useState, useSyncExternalStore, type ReactElement } from "react";
import type { Dialogs, PendingDialog } from "./createDialogs.ts";
import { Dialog } from "./Dialog.tsx";

/** Props of {@link DialogHost}. */
export interface DialogHostProps {
  readonly dialogs: Dialogs;
}

const NONE: readonly PendingDialog[] = [];

/** Shows the questions of a store, one after the other. */
export function DialogHost({ dialogs }: DialogHostProps): ReactElement | null {
  const pending = useSyncExternalStore(dialogs.subscribe, dialogs.getSnapshot, () => NONE);
  // The answered one stays drawn while it leaves.
  const [drawn, setDrawn] = useState<PendingDialog>();
  const agreed = useRef(false);
  const current = pending[0];
  if (current !== undefined && current !== drawn) setDrawn(current);
  const shown = current ?? drawn;
  if (shown === undefined) return null;
  return (
    <Dialog
      key={shown.id}
      {...shown.question}
      kind={shown.kind}
      open={current !== undefined}
      onConfirm={() => {
        agreed.current = true;
      }}
      onClose={() => {
        const answer = agreed.current;
        agreed.current = false;
        shown.answer(answer);
      }}
    />
  );
}
