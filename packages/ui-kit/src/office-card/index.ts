export { OfficeCard } from "./OfficeCard.tsx";
export type { OfficeCardProps } from "./OfficeCard.tsx";
