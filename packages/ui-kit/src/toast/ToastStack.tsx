import { useEffect, useRef, useSyncExternalStore, type ReactElement } from "react";
import { usePopupZIndex } from "../config-provider/usePopupZIndex.ts";
import { AlertIcon } from "../icon/icons/AlertIcon.tsx";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import type { Toast, Toaster } from "./createToaster.ts";
import { useTopmostLayer } from "./useTopmostLayer.ts";

/** Props of {@link ToastStack}. */
export interface ToastStackProps {
  readonly toaster: Toaster;
  /** Name of the region for a screen reader. */
  readonly label: string;
}

const NO_TOASTS: readonly Toast[] = [];

/** Stops the clock while someone looks closer: under a finger or a mouse, with the page in the back. */
function follow(stack: HTMLElement, toaster: Toaster, { signal }: AbortController): void {
  const { pause, resume } = toaster;
  const whenHidden = (): void => (document.hidden ? pause() : resume());
  // Not by React: the stack may lie in a dialog of another root.
  stack.addEventListener("pointerenter", pause, { signal });
  stack.addEventListener("pointerleave", resume, { signal });
  document.addEventListener("visibilitychange", whenHidden, { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") for (const { id } of toaster.getSnapshot()) toaster.dismiss(id);
    },
    { signal },
  );
}

/**
 * Shows the toasts of a store, newest below, above everything: an open dialog does not hide or silence them. They are
 * announced when a screen reader is ready, errors at once. Hovering or touching them stops their clock, as does leaving
 * the page; Escape clears them.
 *
 * @see Element Plus `message`: its pausing and Escape, with the site's 2000 ms.
 */
export function ToastStack({ toaster, label }: ToastStackProps): ReactElement {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => NO_TOASTS);
  const home = useRef<HTMLDivElement>(null);
  const stack = useRef<HTMLElement>(null);
  const shown = toasts.length > 0;
  const zIndex = usePopupZIndex(shown);
  useTopmostLayer(stack, home);
  useEffect(() => {
    if (!shown || stack.current === null) return undefined;
    const listening = new AbortController();
    follow(stack.current, toaster, listening);
    return () => {
      listening.abort();
      toaster.resume();
    };
  }, [shown, toaster]);
  const messages = (errors: boolean): readonly ReactElement[] =>
    toasts
      .filter((toast) => (toast.tone === "error") === errors)
      .map(({ id, tone, text }) => (
        <div key={id} className={`el-toast el-toast--${tone}`}>
          {tone === "success" && <CheckIcon />}
          {tone === "error" && <AlertIcon />}
          <p className="el-toast__text">{text}</p>
        </div>
      ));
  return (
    <div ref={home} className="el-toast-home">
      <section ref={stack} className="el-toast-stack" aria-label={label} style={{ zIndex }}>
        <div className="el-toast-stack__group" aria-live="polite">
          {messages(false)}
        </div>
        <div className="el-toast-stack__group" role="alert">
          {messages(true)}
        </div>
      </section>
    </div>
  );
}
