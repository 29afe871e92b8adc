export { PhoneAction, type PhoneActionProps } from "./PhoneAction.tsx";
