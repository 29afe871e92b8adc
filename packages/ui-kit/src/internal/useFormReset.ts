import { useEffect, useRef, type RefObject } from "react";

/**
 * Calls back after the form of a control was reset, for what the control keeps beside its native value.
 *
 * @param control - The control; its form is found when it is mounted.
 * @param onReset - Called once the native values are the first ones again.
 */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = control.current?.form;
    // The event comes before the values change.
    const reset = (): void => {
      queueMicrotask(() => {
        latest.current();
      });
    };
    form?.addEventListener("reset", reset);
    return () => {
      form?.removeEventListener("reset", reset);
    };
  }, [control]);
}
