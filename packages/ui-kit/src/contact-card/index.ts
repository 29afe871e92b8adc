export { ContactCard } from "./ContactCard.tsx";
export type { ContactCardProps } from "./ContactCard.tsx";
