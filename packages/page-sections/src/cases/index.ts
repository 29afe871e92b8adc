export {
  CASES_PER_PAGE,
  listedCase,
  loadCases,
  type CaseData,
  type CaseList,
  type ListedCase,
  type OneCase,
} from "./case-data.ts";
export { caseSearch, LIST_STALE_MS, subjectOf, subjectOfFilter } from "./case-search.ts";
export { CaseFigures } from "./CaseFigures.tsx";
export { CaseHead } from "./CaseHead.tsx";
export { CaseOpening } from "./CaseOpening.tsx";
export { caseQuote } from "./caseQuote.ts";
export { CaseListSection } from "./CaseListSection.tsx";
export { CaseSection } from "./CaseSection.tsx";
export { CasePages } from "./CasePages.tsx";
export { RelatedCases } from "./RelatedCases.tsx";
