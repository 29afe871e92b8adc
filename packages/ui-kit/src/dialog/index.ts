export { createDialogs } from "./createDialogs.ts";
export type { DialogQuestion, Dialogs, PendingDialog } from "./createDialogs.ts";
export { Dialog } from "./Dialog.tsx";
export type { DialogProps } from "./Dialog.tsx";
export { DialogHost } from "./DialogHost.tsx";
export type { DialogHostProps } from "./DialogHost.tsx";
