import { useEffect, type RefObject } from "react";
import { useLatest } from "./useLatest.ts";

/**
 * Calls back after the form of a control was reset, for what the control keeps beside its native value.
 *
 * @param control - The control; it may come after hydration.
 * @param onReset - Called once the native values are the first ones again.
 */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement | null>,
  onReset: () => void,
): void {
  const latest = useLatest(onReset);
  useEffect(() => {
    const reset = (event: Event): void => {
      if (event.target !== control.current?.form) return;
      // The event comes before the values change; microtasks do, too, where the reader taps.
      setTimeout(() => {
        latest.current();
      }, 0);
    };
    document.addEventListener("reset", reset);
    return () => {
      document.removeEventListener("reset", reset);
    };
  }, [control, latest]);
}
