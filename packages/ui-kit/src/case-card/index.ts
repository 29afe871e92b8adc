export { FigureText, type FigureTextProps } from "./FigureText.tsx";
export { CaseCard, type CaseCardProps } from "./CaseCard.tsx";
