export { PhoneAction } from "./PhoneAction.tsx";
export type { PhoneActionProps } from "./PhoneAction.tsx";
