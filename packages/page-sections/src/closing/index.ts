export { ClosingCall } from "./ClosingCall.tsx";
