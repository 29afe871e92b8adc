import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** What React puts where a component threw: a browser is to try again. Without scripts the place stays empty. */
const HOLE = "<!--$!-->";

/** Whether a render gave a document, and not the router's word that it failed. */
export function isDocument(html: string): boolean {
  return /^<(?:!DOCTYPE )?html\b/i.test(html);
}

/** Whether a render gave no document, one that lacks a part, or one that shows nothing in its main part. */
export function isIncomplete(html: string): boolean {
  if (!isDocument(html) || html.includes(HOLE)) return true;
  const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return (
    main !== undefined && main.replace(/<(template|script|style)\b.*?<\/\1>|<[^>]*>/gs, "").trim() === ""
  );
}

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
