import { useEffect, useRef, useState, type RefObject } from "react";
import { copyFrom } from "./copyFrom.ts";

/** Milliseconds the sign of a copy that worked stays. */
export const COPIED_SIGN_MS = 2000;

/** A text that can be copied, and the sign that it was. */
interface Copied {
  /** For the element of the text. */
  readonly text: RefObject<HTMLSpanElement | null>;
  /** Whether it was copied just now. */
  readonly copied: boolean;
  readonly copy: () => void;
}

/**
 * Copies a text that is shown.
 *
 * @param onCopied - Told after a copy that worked; a failure stays silent, the text stays selected.
 */
export function useCopied(onCopied?: () => void): Copied {
  const text = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [copied, setCopied] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    if (text.current === null || !(await copyFrom(text.current))) return;
    onCopied?.();
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_SIGN_MS);
  };
  return { text, copied, copy: () => void copy() };
}
