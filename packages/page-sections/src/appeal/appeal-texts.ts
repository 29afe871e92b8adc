import type { HotlineText } from "@wesdom/site-runtime";
import type { SectionTexts } from "../texts.ts";

/** Copy of the consultation form, but for the field by which the visitor is reached. */
export interface AppealTexts extends SectionTexts {
  readonly lead: string;
  readonly name: string;
  readonly namePlaceholder: string;
  readonly company: string;
  readonly companyPlaceholder: string;
  readonly needs: string;
  readonly needsPlaceholder: string;
  readonly consentBefore: string;
  readonly consentPolicy: string;
  readonly consentAfter: string;
  readonly consentMissing: string;
  readonly submit: string;
  readonly sending: string;
  readonly successTitle: string;
  readonly successText: string;
  /** Before the reference number of what was sent. */
  readonly reference: string;
  readonly again: string;
  /** Above a form with wrong fields. */
  readonly summary: string;
  readonly offline: string;
  readonly failed: HotlineText;
  /** Under the field by which the visitor is reached. */
  readonly hint: string;
  /** Of the field that only machines fill in. */
  readonly leaveEmpty: string;
}
