export { APPEAL_ANCHOR } from "./appeal-anchor.ts";
export { AppealForm } from "./AppealForm.tsx";
export { ConsentBox } from "./ConsentBox.tsx";
