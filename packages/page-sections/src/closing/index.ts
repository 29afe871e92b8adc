export { ClosingCall } from "./ClosingCall.tsx";
export { ClosingBlank, ClosingCount, ClosingFaces, ClosingNumber } from "./ClosingMarks.tsx";
