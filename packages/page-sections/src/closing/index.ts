export { ClosingCall } from "./ClosingCall.tsx";
export { ClosingBlank, ClosingCount, ClosingFaces, ClosingCover } from "./ClosingMarks.tsx";
