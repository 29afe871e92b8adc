export { FigureText } from "./FigureText.tsx";
export type { FigureTextProps } from "./FigureText.tsx";
export { CaseCard } from "./CaseCard.tsx";
export type { CaseCardProps } from "./CaseCard.tsx";
