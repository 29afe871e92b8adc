export { createToaster, MOST_TOASTS, TOAST_MS } from "./createToaster.ts";
export type { Toast, Toaster, ToastOptions, ToastTone } from "./createToaster.ts";
export { ToastStack } from "./ToastStack.tsx";
export type { ToastStackProps } from "./ToastStack.tsx";
