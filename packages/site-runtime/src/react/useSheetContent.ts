import { useEffect, useRef, useState, type RefObject } from "react";

/** What a sheet shows, and whether it does. */
export interface SheetContent<Content> {
  /** What is shown, or was until the sheet has left; `null` before there was anything. */
  readonly content: Content | null;
  readonly isOpen: boolean;
  /** Lets the sheet leave at once and goes back. */
  readonly close: () => void;
  /** For an element around the content, in the sheet's `dialog`. */
  readonly contentRef: RefObject<HTMLDivElement | null>;
}

/**
 * The content of a sheet of {@link usePageSheet}. It stays while the sheet leaves; another code begins at its top and
 * takes the focus; at the end the focus is at the link to the code if it would be nowhere.
 *
 * @param shown - What the address names as a sheet, `null` for none.
 * @param code - Its value of the query key `code`.
 * @param goBack - Goes back to the page below.
 */
export function useSheetContent<Content>(
  shown: Content | null,
  code: string | null,
  goBack: () => void,
): SheetContent<Content> {
  const [last, setLast] = useState(shown);
  const [isLeaving, setLeaving] = useState(false);
  if (shown !== null && shown !== last) setLast(shown);
  if (shown === null && isLeaving) setLeaving(false);
  const contentRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = contentRef.current?.closest("dialog");
    if (code === null || !dialog) return;
    contentRef.current?.parentElement?.scrollTo({ top: 0, behavior: "instant" });
    // The panel, whose name is read.
    dialog.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
    const closed = (): void => {
      if (dialog.isConnected) focusLinkTo(code);
    };
    // Comes after the last animation, when the dialog has given the focus back to where it came from.
    dialog.addEventListener("close", closed, { once: true });
  }, [code]);
  return {
    content: shown ?? last,
    isOpen: shown !== null && !isLeaving,
    close() {
      setLeaving(true);
      goBack();
    },
    contentRef,
  };
}

function focusLinkTo(code: string): void {
  if (document.activeElement !== document.body) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href*='code=']")) {
    if (new URL(link.href).searchParams.get("code") !== code) continue;
    link.focus({ preventScroll: true });
    return;
  }
}
