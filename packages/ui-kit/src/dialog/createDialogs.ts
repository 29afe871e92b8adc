import type { DialogProps } from "./Dialog.tsx";

/** What {@link Dialogs.alert} and {@link Dialogs.confirm} take. */
export type DialogQuestion = Pick<
  DialogProps,
  "title" | "text" | "tone" | "confirmLabel" | "cancelLabel" | "dismissible" | "closeOnBack"
>;

/** A question that waits for its answer. */
export interface PendingDialog {
  readonly id: number;
  readonly kind: "alert" | "confirm";
  readonly question: DialogQuestion;
  readonly answer: (agreed: boolean) => void;
}

/** Asks from anywhere: a router's blocker, a failed call. */
export interface Dialogs {
  /** Tells something; fulfilled once it was read. */
  readonly alert: (message: DialogQuestion) => Promise<void>;
  /** Asks something; whether it was agreed to. */
  readonly confirm: (question: DialogQuestion) => Promise<boolean>;
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => readonly PendingDialog[];
}

/**
 * A store of questions, asked one after the other. Make one for each page load and hand it to a `DialogHost`.
 *
 * @example if (await dialogs.confirm({ title: "离开这一页？" })) leave();
 */
export function createDialogs(): Dialogs {
  let pending: readonly PendingDialog[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly PendingDialog[]): void => {
    pending = next;
    for (const listener of listeners) listener();
  };
  const ask = async (kind: PendingDialog["kind"], question: DialogQuestion): Promise<boolean> =>
    new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const answer = (agreed: boolean): void => {
        change(pending.filter((dialog) => dialog.id !== id));
        resolve(agreed);
      };
      change([...pending, { id, kind, question, answer }]);
    });
  return {
    async alert(message) {
      await ask("alert", message);
    },
    confirm: async (question) => ask("confirm", question),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => pending,
  };
}
