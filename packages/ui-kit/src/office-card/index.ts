export { OfficeCard, type OfficeCardProps } from "./OfficeCard.tsx";
