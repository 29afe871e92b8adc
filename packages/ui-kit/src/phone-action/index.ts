export { NUMBER_COPIED_SIGN_MS, PhoneAction } from "./PhoneAction.tsx";
export type { PhoneActionProps } from "./PhoneAction.tsx";
