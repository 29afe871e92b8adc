export { PersonCard } from "./PersonCard.tsx";
export type { PersonCardProps } from "./PersonCard.tsx";
