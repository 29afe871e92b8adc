export { APPEAL_ANCHOR } from "./appeal-anchor.ts";
export { AppealForm } from "./AppealForm.tsx";
export type { AppealTexts } from "./appeal-texts.ts";
export { ConsentBox } from "./ConsentBox.tsx";
