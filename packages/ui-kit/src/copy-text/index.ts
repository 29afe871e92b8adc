export { copyFrom } from "./copyFrom.ts";
export { CopyText, type CopyTextProps } from "./CopyText.tsx";
export { COPIED_SIGN_MS } from "./useCopied.ts";
