export { createToaster, MOST_TOASTS, TOAST_MS } from "./createToaster.ts";
export type { Toast, Toaster, ToastOptions, ToastTone } from "./createToaster.ts";
export { ToastStack, type ToastStackProps } from "./ToastStack.tsx";
