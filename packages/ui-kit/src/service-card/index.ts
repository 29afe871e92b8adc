export { ServiceCard } from "./ServiceCard.tsx";
export type { ServiceCardProps } from "./ServiceCard.tsx";
