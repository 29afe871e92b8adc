export { CaseCard } from "./CaseCard.tsx";
export type { CaseCardProps } from "./CaseCard.tsx";
