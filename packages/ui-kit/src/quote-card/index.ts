export { QuoteCard } from "./QuoteCard.tsx";
export type { QuoteCardProps } from "./QuoteCard.tsx";
