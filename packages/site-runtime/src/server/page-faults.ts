import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Renders what came out incomplete once more, to hear why: a render to a string says nothing of its errors. */
export function faultOf(children: ReactNode): Promise<Error> {
  return new Promise((resolve) => {
    let fault: Error | null = null;
    const end = (): void => resolve(fault ?? new Error("The page shows nothing."));
    renderToPipeableStream(children, {
      onError(error) {
        fault ??= asError(error);
      },
      onAllReady: end,
      onShellError: end,
    });
  });
}

/** What was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
