import { useSyncExternalStore } from "react";
import { keyboardInset } from "../internal/modal/useKeyboardInset.ts";

/** Less than any keyboard is high, more than a browser's bars, CSS pixels. */
const KEYBOARD_PX = 120;
const EDITABLE =
  "textarea, select, [contenteditable='true'], input:not([type='checkbox'], [type='radio'], [type='button'], [type='submit'])";

function subscribe(changed: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener("resize", changed);
  document.addEventListener("focusin", changed);
  document.addEventListener("focusout", changed);
  return () => {
    viewport?.removeEventListener("resize", changed);
    document.removeEventListener("focusin", changed);
    document.removeEventListener("focusout", changed);
  };
}

function isOpen(): boolean {
  // Where the keyboard shrinks the whole page (Chrome before 108, WeChat), only the focus tells; a mouse needs none.
  const typesByThumb =
    matchMedia("(hover: none)").matches && document.activeElement?.matches(EDITABLE) === true;
  return typesByThumb || keyboardInset() > KEYBOARD_PX;
}

/** Whether a keyboard covers a part of the screen; false on the server. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false);
}
