import { useEffect, useSyncExternalStore, type ReactElement } from "react";
import { AlertIcon } from "../icon/icons/AlertIcon.tsx";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import type { Toast, Toaster } from "./createToaster.ts";

/** Props of {@link ToastStack}. */
export interface ToastStackProps {
  readonly toaster: Toaster;
  /** Name of the region for a screen reader. */
  readonly label: string;
}

const NO_TOASTS: readonly Toast[] = [];

function Message({ toast }: { readonly toast: Toast }): ReactElement {
  return (
    <p className={`el-toast el-toast--${toast.tone}`}>
      {toast.tone === "success" && <CheckIcon />}
      {toast.tone === "error" && <AlertIcon />}
      <span>{toast.text}</span>
    </p>
  );
}

/** Shows the toasts of a store, newest below. Hovering or touching stops their clock, Escape clears them. */
export function ToastStack({ toaster, label }: ToastStackProps): ReactElement {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => NO_TOASTS);
  const shown = toasts.length > 0;
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      for (const { id } of toaster.getSnapshot()) toaster.dismiss(id);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [shown, toaster]);
  return (
    <section
      className="el-toast-stack"
      aria-label={label}
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
    >
      <div className="el-toast-stack__group" aria-live="polite">
        {toasts
          .filter((toast) => toast.tone !== "error")
          .map((toast) => (
            <Message key={toast.id} toast={toast} />
          ))}
      </div>
      <div className="el-toast-stack__group" role="alert">
        {toasts
          .filter((toast) => toast.tone === "error")
          .map((toast) => (
            <Message key={toast.id} toast={toast} />
          ))}
      </div>
    </section>
  );
}
